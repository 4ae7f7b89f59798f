/** How a request to an external service ended, or why it was not sent. */
export type Outcome = 'answered' | 'failed' | 'paused' | 'busy';

/** Limits of the requests to an external service. */
export interface SpareBounds {
  /** The most requests at once. Further requests are not sent. */
  readonly slots: number;
  /** Failures in a row after which requests pause. */
  readonly failures: number;
  /** Milliseconds of the pause. Then one request finds out if the service is back. */
  readonly pause: number;
}

/** The listeners and the clock of a circuit breaker. */
interface Surroundings {
  readonly onOutcome: (outcome: Outcome) => void;
  /** Called once for each pause, with the last failure. */
  readonly onPause: (error: unknown) => void;
  /** Returns milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * Creates a circuit breaker with a bound on parallel requests. While the service fails, no request waits for it, and it is not
 * overloaded when it comes back.
 * @returns a function that sends a request, and resolves with `undefined` if it was not sent or has failed
 */
export function createSpare(
  { slots, failures, pause }: SpareBounds,
  { onOutcome, onPause, now }: Surroundings,
): <Answer>(ask: () => Promise<Answer>) => Promise<Answer | undefined> {
  let running = 0;
  let inRow = 0;
  let until = -Infinity;

  return async (ask) => {
    const time = now();
    if (time < until) {
      onOutcome('paused');
      return undefined;
    }
    if (running >= slots) {
      onOutcome('busy');
      return undefined;
    }
    // The first request after a pause is alone. Others wait for its result.
    if (inRow >= failures) until = time + pause;
    running += 1;
    try {
      const answer = await ask();
      inRow = 0;
      until = -Infinity;
      onOutcome('answered');
      return answer;
    } catch (error) {
      inRow += 1;
      onOutcome('failed');
      if (inRow >= failures) {
        // Requests that were running when the pause began fail as well.
        if (inRow === failures) onPause(error);
        until = now() + pause;
      }
      return undefined;
    } finally {
      running -= 1;
    }
  };
}
