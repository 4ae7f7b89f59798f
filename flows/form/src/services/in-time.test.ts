import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

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
