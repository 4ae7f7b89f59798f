import { after } from '../browser/timer.ts';
import type { Clock } from '../browser/timer.ts';

/** How long pages wait for what they are sent with, all together and whatever hangs, in milliseconds. */
export const patience = 3000;

/** Says how long waiting makes sense. */
export interface Patience {
  /** Something has to wait; gives back whether it has waited long enough. */
  isOver(): boolean;
  /** Everything has come that was waited for. */
  end(): void;
}

/** Creates a deadline that runs from the first that waits, for all that wait: `over` is called when it has passed. */
export function createPatience(window: Clock, over: () => void): Patience {
  let cancel: (() => void) | undefined;
  let passed = false;
  return {
    isOver: () => {
      cancel ??= after(window, patience, () => {
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
