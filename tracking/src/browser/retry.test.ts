import { expect, test } from 'vitest';
import { createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { settle } from '../../test/doubles/run-example.ts';
import { retry } from './retry.ts';
import type { RetryOptions } from './retry.ts';

/** Retries work that fails a number of times and then succeeds. Returns the time and the result of each attempt. */
function trying(failures: number, options?: RetryOptions) {
  const page = createFakeEnvironment();
  const attempts: number[] = [];
  const signals: AbortSignal[] = [];
  const outcome: unknown[] = [];
  const work = (signal: AbortSignal) => {
    attempts.push(page.window.Date.now());
    signals.push(signal);
    return attempts.length > failures
      ? Promise.resolve('done')
      : Promise.reject(new Error(`failure ${attempts.length}`));
  };
  const end = retry(work, page.window, options).then(
    (result) => outcome.push(result),
    (error: unknown) => outcome.push(error),
  );
  return {
    attempts,
    signals,
    outcome,
    end,
    timers: page.timers,
    pass: async (...pauses: readonly number[]) => {
      for (const pause of pauses) {
        await settle();
        page.pass(pause);
      }
      await settle();
    },
  };
}

test('What succeeds at once is done once, and no timer is left', async () => {
  const { attempts, outcome, timers, signals, pass } = trying(0);
  await pass();
  expect(attempts).toEqual([0]);
  expect(outcome).toEqual(['done']);
  expect(timers()).toBe(0);
  expect(signals[0]?.aborted).toBe(false);
});

test('A failure is tried again after 100 ms, not earlier', async () => {
  const { attempts, outcome, pass } = trying(2);
  await pass(99);
  expect(attempts).toEqual([0]);
  await pass(1, 100);
  expect(attempts).toEqual([0, 100, 200]);
  expect(outcome).toEqual(['done']);
});

test('After ten retries the last failure counts', async () => {
  const { attempts, outcome, timers, pass } = trying(Infinity);
  await pass(...Array<number>(20).fill(100));
  expect(attempts).toHaveLength(11);
  expect(outcome).toEqual([new Error('failure 11')]);
  expect(timers()).toBe(0);
});

test('The delay can double from attempt to attempt, up to a bound', async () => {
  const { attempts, pass } = trying(5, { exponential: true, maxDelay: 500 });
  await pass(100, 200, 400, 500, 500);
  expect(attempts).toEqual([0, 100, 300, 700, 1200, 1700]);
});

test('A growing delay never exceeds five minutes', async () => {
  const { attempts, pass } = trying(Infinity, { exponential: true, delay: 200_000, timeout: Infinity });
  await pass(200_000, 300_000, 300_000);
  expect(attempts).toEqual([0, 200_000, 500_000, 800_000]);
});

test('After 60 seconds over all it is given up, even between two attempts', async () => {
  const { attempts, outcome, signals, timers, pass } = trying(Infinity, { delay: 40_000 });
  await pass(40_000, 19_999);
  expect(outcome).toEqual([]);
  await pass(1, 40_000);
  expect(attempts).toEqual([0, 40_000]);
  expect(outcome).toEqual([new Error('timed out after 60000 ms')]);
  expect(signals[1]?.aborted).toBe(true);
  expect(timers()).toBe(0);
});

test('An attempt that never ends is aborted after the timeout', async () => {
  const page = createFakeEnvironment();
  let told: AbortSignal | undefined;
  const hanging = (signal: AbortSignal) => {
    told = signal;
    return new Promise<never>(() => {});
  };
  const end = retry(hanging, page.window, { timeout: 3000 });
  await settle();
  page.pass(3000);
  await expect(end).rejects.toThrow('timed out after 3000 ms');
  expect(told?.aborted).toBe(true);
});

test('Called off between two attempts, nothing is tried any more', async () => {
  const calls = new AbortController();
  const { attempts, outcome, signals, timers, pass } = trying(Infinity, { signal: calls.signal });
  await pass(100);
  calls.abort();
  await pass(100, 100);
  expect(attempts).toEqual([0, 100]);
  expect(outcome).toEqual([new Error('called off')]);
  expect(signals[1]?.aborted).toBe(true);
  expect(timers()).toBe(0);
});

test('Called off during an attempt, its failure starts no other', async () => {
  const page = createFakeEnvironment();
  const calls = new AbortController();
  let attempts = 0;
  const work = (signal: AbortSignal) => {
    attempts += 1;
    return new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  const end = retry(work, page.window, { signal: calls.signal });
  await settle();
  calls.abort();
  await expect(end).rejects.toThrow('called off');
  await settle();
  expect(page.timers()).toBe(0);
  expect(attempts).toBe(1);
});

test('Called off beforehand, nothing is tried at all', async () => {
  const { attempts, outcome, timers, pass } = trying(0, { signal: AbortSignal.abort() });
  await pass(100);
  expect(attempts).toEqual([]);
  expect(outcome).toEqual([new Error('called off')]);
  expect(timers()).toBe(0);
});

test('Work that throws is no different from work that rejects', async () => {
  const page = createFakeEnvironment();
  let attempts = 0;
  const work = () => {
    attempts += 1;
    if (attempts === 1) throw new Error('at once');
    return Promise.resolve('done');
  };
  const end = retry(work, page.window);
  await settle();
  page.pass(100);
  expect(await end).toBe('done');
});
