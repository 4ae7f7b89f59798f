import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuilds } from './watch-builds.ts';

const hour = 3_600_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of build a, whose server answers in turn; the last answer stays. */
function watch(
  answers: readonly (string | undefined)[],
  more: Partial<Parameters<typeof watchBuilds>[0]> = {},
) {
  const left = [...answers];
  const ask = vi.fn(async () => (left.length > 1 ? left.shift() : left[0]));
  const onNewer = vi.fn<(id: string) => void>();
  const check = watchBuilds({ every: hour, ask, own: 'a', isPending: () => false, onNewer, ...more });
  return { ask, onNewer, check };
}

const see = async (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

test('asks every hour, and no more once there is a newer build', async () => {
  const { ask, onNewer } = watch(['a', undefined, 'b']);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect([ask.mock.calls.length, onNewer.mock.calls]).toEqual([2, []]);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onNewer).toHaveBeenCalledExactlyOnceWith('b');
});

test('asks when a hidden tab is seen again, and not while it is hidden', async () => {
  const { ask } = watch(['a']);
  await see('hidden');
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(ask).not.toHaveBeenCalled();
  await see('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('does not ask while a request is on its way, but soon after it', async () => {
  let isPending = true;
  const { ask, check } = watch(['b'], { isPending: () => isPending });
  expect(await check()).toBe(false);
  await see('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  isPending = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks when it is called, and says whether there is a newer build', async () => {
  const { check, ask } = watch(['a', 'b'], { every: 0 });
  expect([await check(), await check(), await check()]).toEqual([false, true, true]);
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(ask).toHaveBeenCalledTimes(2);
});
