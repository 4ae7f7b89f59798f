import { setTimeout } from 'node:timers/promises';

/** Limits of the retries of a failed operation. */
export interface Retries {
  /** Most attempts, the first one included. */
  readonly attempts: number;
  /** The longest pause after the first attempt, in milliseconds; it doubles with each. */
  readonly pause: number;
  /** No attempt begins later than this after the first, in milliseconds. */
  readonly within: number;
}

/**
 * Retries an operation that failed for a reason that passes. Each pause is random, up to its longest, so that operations that
 * collided do not collide again.
 * @param isWorthIt returns true for an error that a retry may fix. Any other error is thrown, and so is the last one.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
  { attempts, pause, within }: Retries,
): Promise<Result> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isWorthIt(error)) throw error;
      const rest = Math.random() * pause * 2 ** (attempt - 1);
      if (performance.now() - began + rest > within) throw error;
      await setTimeout(rest);
    }
  }
}
