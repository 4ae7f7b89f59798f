/** What comes of something that may throw; undefined where it does, once `failed` has been told what was thrown. */
export function attempt<Result>(run: () => Result, failed?: (error: unknown) => void): Result | undefined {
  try {
    return run();
  } catch (error) {
    failed?.(error);
    return undefined;
  }
}

/** What a text says in JSON; undefined where it is none. */
export const parsed = (json: string): unknown => attempt((): unknown => JSON.parse(json));
