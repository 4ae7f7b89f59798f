import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, read } from '../test-support/component-folders.ts';
import { deprecationFaults } from '../test-support/deprecations.ts';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const version = /"version": "([\d.]+)"/.exec(manifest)?.[1] ?? '';

test('every deprecation keeps to the policy', () => {
  expect(version).not.toBe('');
  const faults = filesIn('**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      deprecationFaults(read(path), version, new Date()).map((fault) => `${path}: ${fault}`),
    );
  expect(faults).toEqual([]);
});

const faultsOf = (text: string, now = '1.6.0') =>
  deprecationFaults(`/**\n * Wide. ${text}\n */\nwide?: boolean;`, now, new Date('2026-12-01')).join('\n');

test.each([
  '@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Use `width="full"` instead.',
  '@deprecated Since 1.4.0 (2026-03-02),\n * removed in 2.0.0. Leave it out. @default false',
  '@deprecated Since 0.3.0 (2026-03-02), removed in 1.0.0. Use `width`.',
])('%j is well told', (text) => {
  expect(faultsOf(text, '0.4.0')).toBe('');
});

test.each([
  ['@deprecated', 'is not "Since'],
  ['@deprecated Use `width`.', 'is not "Since'],
  ['@deprecated Since 1.4.0, removed in 2.0.0. Use `width`.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 1.9.0. Use `width`.', 'goes before a major'],
  ['@deprecated Since 0.4.0 (2026-03-02), removed in 0.6.0. Use `width`.', 'within two minor versions'],
  ['@deprecated Since 0.9.0 (2026-03-02), removed in 1.0.0. Use `width`.', 'is due'],
  ['@deprecated Since 0.9.0 (2026-11-02), removed in 1.0.0. Use `width`.', 'not six months old'],
])('%j is a fault', (text, fault) => {
  expect(faultsOf(text)).toContain(fault);
});
