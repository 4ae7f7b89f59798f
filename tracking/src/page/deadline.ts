import { after } from '../browser/timer.ts';
import type { Clock } from '../browser/timer.ts';

/** Longest time that pages wait for customer data and parts of the library, in milliseconds. */
export const pageTimeoutMs = 3000;

/** A deadline for everything that waits. */
export interface Deadline {
  /** Starts the deadline unless it runs. Returns true if it has passed. */
  isOver(): boolean;
  /** Resets the deadline, because everything has arrived. */
  end(): void;
}

/** Creates a deadline that runs from the first page that waits. Calls `over` when it has passed. */
export function createDeadline(window: Clock, over: () => void): Deadline {
  let cancel: (() => void) | undefined;
  let passed = false;
  return {
    isOver: () => {
      cancel ??= after(window, pageTimeoutMs, () => {
        passed = true;
        over();
      });
      return passed;
    },
    end: () => {
      cancel?.();
      cancel = undefined;
      passed = false;
    },
  };
}
