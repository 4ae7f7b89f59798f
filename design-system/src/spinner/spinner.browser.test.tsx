import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Spinner } from './index.ts';

const waiting = 'Wird geladen.';
const spoken = () =>
  [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);
const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
const ring = () => document.querySelector('svg') ?? document.body;

test.each([
  { announce: undefined, said: [] },
  { announce: true, said: [waiting] },
])('with announce $announce it says $said', async ({ announce, said }) => {
  const screen = await show(<Spinner label={waiting} announce={announce} />);
  await expect.element(screen.getByText(waiting).first()).toBeVisible();
  expect(spoken()).toEqual(said);
});

test('the ring alone is ornament', async () => {
  const screen = await show(<Spinner />);
  expect(ring().getAttribute('aria-hidden')).toBe('true');
  expect(screen.container.textContent).toBe('');
});

test('it turns, but not with reduced motion', async () => {
  await motion('no-preference');
  await show(<Spinner label={waiting} />);
  const { animationName, animationIterationCount } = getComputedStyle(ring());
  await motion('reduce');
  expect([animationName, animationIterationCount]).toEqual(['ds-turn', 'infinite']);
  expect(getComputedStyle(ring()).animationIterationCount).toBe('1');
});

test('it grows with the text', async () => {
  await show(<Spinner size="small" />);
  const width = ring().clientWidth;
  document.documentElement.style.fontSize = '200%';
  const large = ring().clientWidth;
  document.documentElement.style.fontSize = '';
  expect(large).toBe(width * 2);
});

test('the server’s HTML hydrates without a complaint, and is said then', async () => {
  const page = showServerHtml(<Spinner label={waiting} announce />);
  expect(spoken()).toEqual([]);
  await page.hydrate();
  expect(page.complaints).toEqual([]);
  expect(spoken()).toEqual([waiting]);
});
