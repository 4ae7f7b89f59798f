import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, lazyOnce } from './loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('code that is there in time is what it is', async () => {
  expect(await inTime(Promise.resolve('code'))).toBe('code');
});

test('code that cannot be had is an error at once', async () => {
  await expect(inTime(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
});

test('a line that hangs is an error after a while', async () => {
  const ended = inTime(new Promise(() => {})).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await ended).toBe('Too late');
});

test('code that is asked for twice is loaded once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const loaded = lazyOnce(load);
  expect(await Promise.all([loaded(), loaded()])).toEqual(['code', 'code']);
  expect(await loaded()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('code that failed to load is loaded again by the next call', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => 'code')
    .mockRejectedValueOnce(new TypeError('Failed'));
  const loaded = lazyOnce(load);
  await expect(Promise.all([loaded(), loaded()])).rejects.toThrow('Failed');
  expect(await loaded()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
