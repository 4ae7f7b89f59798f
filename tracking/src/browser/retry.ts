import { after } from './timer.ts';
import type { Clock } from './timer.ts';

/** How often and how long something is tried. What is left out has the default of Tracking §9. */
export interface RetryOptions {
  /** How often it is tried again after the first time. @default 10 */
  readonly retries?: number;
  /** Milliseconds between a failure and the next attempt. @default 100 */
  readonly delay?: number;
  /** Whether the delay doubles from attempt to attempt. @default false */
  readonly exponential?: boolean;
  /** Milliseconds that a growing delay never exceeds. @default 300000 (5 minutes) */
  readonly maxDelay?: number;
  /** Milliseconds over all attempts and delays together. @default 60000 */
  readonly timeout?: number;
  /** Calls everything off. */
  readonly signal?: AbortSignal;
}

/**
 * Does something that may fail until it succeeds (Tracking §9). Every attempt gets a signal that is aborted once nobody
 * waits for its result any more. Rejects with the last failure, or with an Error when the time is up or it was called off;
 * no timer is left behind.
 */
export function retry<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  window: Clock,
  options: RetryOptions = {},
): Promise<Result> {
  const { retries = 10, delay = 100, exponential, maxDelay = 300_000, timeout = 60_000, signal } = options;
  const calls = new AbortController();
  return new Promise((resolve, reject) => {
    const timers: (() => void)[] = [];
    const end = () => {
      signal?.removeEventListener('abort', callOff);
      timers.forEach((cancel) => cancel());
    };
    const fail = (error: unknown) => {
      end();
      calls.abort();
      reject(error);
    };
    const callOff = () => fail(new Error('called off'));
    if (signal?.aborted) return callOff();
    signal?.addEventListener('abort', callOff);
    timers.push(after(window, timeout, () => fail(new Error(`timed out after ${timeout} ms`))));
    const attempt = (failures: number) => {
      // In a promise, so that work which throws at once is no different from work that rejects.
      Promise.resolve(calls.signal)
        .then(work)
        .then(
          (result) => {
            end();
            return resolve(result);
          },
          (error: unknown) => {
            if (failures >= retries || calls.signal.aborted) return fail(error);
            const pause = Math.min(exponential ? delay * 2 ** failures : delay, maxDelay);
            timers.push(after(window, pause, () => attempt(failures + 1)));
          },
        );
    };
    attempt(0);
  });
}
