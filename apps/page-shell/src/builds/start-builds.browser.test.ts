import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBuilds } from './start-builds.ts';

const style = document.createElement('style');
style.dataset['build'] = 'own';
const asked: string[] = [];

beforeEach(() => {
  document.head.append(style);
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ redirects: { DE: { '/signup': 'https://shop.example/' } } }));
  });
});
afterEach(() => {
  style.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The line of the visitor, as the browser tells of it. */
const lineIs = (line: { readonly effectiveType?: string; readonly saveData?: boolean }) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: line });

test('fetches the manifest after 1000 ms, once', async () => {
  lineIs({ effectiveType: '4g', saveData: false });
  const { redirectOf } = startBuilds(0, () => false);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/builds/meta/own.json']);
  expect(await redirectOf('DE', '/signup')).toBe('https://shop.example/');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test.each([{ effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'fetches it no sooner than it is needed on a line that says %o',
  async (line) => {
    lineIs(line);
    const { redirectOf } = startBuilds(0, () => false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    expect(await redirectOf('DE', '/signup')).toBe('https://shop.example/');
    expect(asked).toEqual(['/builds/meta/own.json']);
  },
);

test.each(['2g', '3g'])('fetches it on a line that is %s', async (effectiveType) => {
  lineIs({ effectiveType });
  startBuilds(0, () => false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
});

test('fetches none in development, where a page has no build', async () => {
  lineIs({});
  style.remove();
  const { redirectOf } = startBuilds(0, () => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, await redirectOf('DE', '/signup')]).toEqual([[], undefined]);
});
