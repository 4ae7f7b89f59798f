import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForInterface } from './wait-for-interface.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for the interface on a page without it, and records the outcome. */
function wait() {
  const page: EventTarget & { collectOnTrackApi?: { install: unknown } } = new EventTarget();
  const outcome: string[] = [];
  waitForInterface(page).then(
    () => outcome.push('came'),
    (error: Error) => outcome.push(error.message),
  );
  return { page, outcome };
}

const comes = () => ({ install: () => {} });

test('an interface that is there is not waited for', async () => {
  const page = Object.assign(new EventTarget(), { collectOnTrackApi: comes() });
  await expect(waitForInterface(page)).resolves.toBeUndefined();
});

test('is looked for every 200 ms', async () => {
  const { page, outcome } = wait();
  await vi.advanceTimersByTimeAsync(1000);
  page.collectOnTrackApi = comes();
  await vi.advanceTimersByTimeAsync(199);
  expect(outcome).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual(['came']);
});

test('is there at once when it says so', async () => {
  const { page, outcome } = wait();
  page.collectOnTrackApi = comes();
  page.dispatchEvent(new Event('collectOnTrackApi:ready'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual(['came']);
});

test('an element of the page by its name is not the interface', async () => {
  const { page, outcome } = wait();
  page.collectOnTrackApi = { install: undefined };
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome).toEqual([]);
});

test('is given up after 100 times 200 ms, and nothing is looked for any more', async () => {
  const { outcome } = wait();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(outcome).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual(['collectOnTrackApi has not come within 20000 ms.']);
  expect(vi.getTimerCount()).toBe(0);
});
