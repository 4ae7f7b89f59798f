/** Returns the result of `run`, or undefined if it throws. Calls `failed` with the error first. */
export function attempt<Result>(run: () => Result, failed?: (error: unknown) => void): Result | undefined {
  try {
    return run();
  } catch (error) {
    failed?.(error);
    return undefined;
  }
}
