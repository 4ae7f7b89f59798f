/** Returns the result of `run`, or undefined if it throws. Calls `failed` with the error first. */
export function attempt<Result>(run: () => Result, failed?: (error: unknown) => void): Result | undefined {
  try {
    return run();
  } catch (error) {
    failed?.(error);
    return undefined;
  }
}

/** Returns the message of an error, or the thrown value as text. */
export const reasonOf = (thrown: unknown): string =>
  attempt(() => (thrown instanceof Error ? thrown.message : String(thrown))) ?? 'unknown';
