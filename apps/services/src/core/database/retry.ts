import { setTimeout } from 'node:timers/promises';

/** How often, and how patiently, something is tried again. */
export interface Patience {
  /** How often at most, the first time included. */
  readonly attempts: number;
  /** The longest pause after the first attempt, in milliseconds; it doubles with each. */
  readonly pause: number;
  /** No attempt begins later than this after the first, in milliseconds. */
  readonly within: number;
}

/**
 * Tries again what failed for a reason that passes. The pause before it is drawn anew each time between nothing and its
 * longest: those who got into each other's way do not come back together.
 * @param isWorthIt whether an error is of that kind; any other one is thrown on, and so is the last.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
  { attempts, pause, within }: Patience,
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
