import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadGuard, reloadOnce } from './reload-once.ts';

const reload = vi.fn<() => void>();
const stop = vi.fn<() => void>();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  reload.mockClear();
  stop.mockClear();
  page = new EventTarget();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('stop', stop);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('loads once within ten seconds, and once more after them', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  vi.advanceTimersByTime(reloadGuard - 1);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that is set back does not hold a reload back', () => {
  expect(reloadOnce()).toBe(true);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
});

test.each(['getItem', 'setItem'])('loads nothing where %s of the session storage is refused', (what) => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, [what]: refuse });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('stays where somebody begins to do something before the page is there', () => {
  reloadOnce();
  expect(stop).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('keydown'));
  expect(stop).toHaveBeenCalledTimes(1);
});
