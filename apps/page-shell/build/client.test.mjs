import { expect, test } from 'vitest';
import { scriptName } from './client.mjs';

const drawing = '/design-system/src/icons/drawing.tsx';
const nameOf = (name, ...moduleIds) => scriptName({ name, moduleIds });

test('equal copies of two screens have different names', () => {
  const copies = ['checkout', 'signup'].map((owner) => nameOf('drawing', `${drawing}?own=${owner}-screen`));
  expect(copies).toEqual(['assets/[name]-checkout-[hash].js', 'assets/[name]-signup-[hash].js']);
});

test('a script that screens share, and a screen itself, have their own name', () => {
  expect(nameOf('drawing', drawing)).toBe('assets/[name]-[hash].js');
  expect(nameOf('signup-screen', '/src/screens/signup-screen.tsx')).toBe('assets/[name]-[hash].js');
});

test('a shared script is named after its last module', () => {
  expect(nameOf('shared~a~b', '/src/first.ts', '/src/fetch-rules.ts')).toBe('assets/fetch-rules-[hash].js');
  expect(nameOf('shared~a~b', `${drawing}?own=signup-screen`)).toBe('assets/drawing-signup-[hash].js');
});
