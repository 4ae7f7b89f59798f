/** A call that a page makes. */
export interface Call {
  readonly path: string;
  readonly method: string;
  /** Aborts when the page cancels the call. */
  readonly signal: AbortSignal;
}

/**
 * Answers a call in place of the services. `away` breaks the connection, and `undefined` leaves the answer to the services. It is a
 * test double, which is neither in the services nor in a build.
 */
export type CallDouble = (call: Call) => Promise<Response | 'away' | undefined>;

/** Returns a refusal in the form of the services. */
export const refuse = (status: number, errors: readonly object[], headers: Record<string, string> = {}) =>
  Response.json({ errors, requestId: 'scenario' }, { status, headers });

/** The delay of a slow service, in milliseconds. */
const slowness = 3000;

/** Resolves after a time in milliseconds, or when the page cancels the call. Without a time it waits for that alone. */
export const wait = (signal: AbortSignal, milliseconds?: number) =>
  new Promise<void>((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Leaves the answer to the services, after three seconds. */
export const answerSlowly: CallDouble = async ({ signal }) => {
  await wait(signal, slowness);
  return undefined;
};
