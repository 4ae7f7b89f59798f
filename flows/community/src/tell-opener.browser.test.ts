import { afterEach, expect, test, vi } from 'vitest';
import { hasOpener, tellOpener } from './tell-opener.ts';

afterEach(() => vi.unstubAllGlobals());

const result = { type: 'community-registration', status: 'success' };

test('every configured origin is told, and no other', () => {
  const postMessage = vi.fn<Window['postMessage']>();
  vi.stubGlobal('opener', { closed: false, postMessage });
  tellOpener(['https://www.crema.example', 'https://tr.crema.example']);
  expect(postMessage.mock.calls).toEqual([
    [result, 'https://www.crema.example'],
    [result, 'https://tr.crema.example'],
  ]);
});

test('a real window hears of it once, and only when its own origin is configured', async () => {
  const heard = vi.fn<(message: unknown) => void>();
  const listen = ({ data }: MessageEvent) => heard(data);
  window.addEventListener('message', listen);
  vi.stubGlobal('opener', window);
  tellOpener(['https://www.crema.example']);
  tellOpener([location.origin]);
  await expect.poll(() => heard.mock.calls).toContainEqual([result]);
  expect(heard.mock.calls.filter(([data]) => JSON.stringify(data) === JSON.stringify(result))).toHaveLength(
    1,
  );
  window.removeEventListener('message', listen);
});

test('without an opener nobody is told', () => {
  vi.stubGlobal('opener', null);
  expect(() => tellOpener(['https://www.crema.example'])).not.toThrow();
});

test.each([
  ['was opened', { closed: false }, true],
  ['outlived its opener', { closed: true }, false],
  ['was opened by nobody', null, false],
])('a window that %s knows it', (_, opener, has) => {
  vi.stubGlobal('opener', opener);
  expect(hasOpener()).toBe(has);
});
