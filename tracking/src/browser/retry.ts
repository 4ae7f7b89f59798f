import { after } from './timer.ts';
import type { Clock } from './timer.ts';

/** Limits of a retry, with the defaults of Tracking §9. */
export interface RetryOptions {
  /** Number of retries after the first attempt. @default 10 */
  readonly retries?: number;
  /** Milliseconds between a failure and the next attempt. @default 100 */
  readonly delay?: number;
  /** Whether the delay doubles with each attempt. @default false */
  readonly exponential?: boolean;
  /** Upper limit of a growing delay in milliseconds. @default 300000 (5 minutes) */
  readonly maxDelay?: number;
  /** Milliseconds for all attempts and delays together. @default 60000 */
  readonly timeout?: number;
  /** Aborts the attempts. */
  readonly signal?: AbortSignal;
}

/**
 * Repeats work until it succeeds (Tracking §9). The signal that an attempt gets is aborted when its result is no longer
 * needed. Rejects with the last failure, or with an Error after the timeout or an abort. Leaves no timer behind.
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
      // Started in a promise, so that work that throws is handled like work that rejects.
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
