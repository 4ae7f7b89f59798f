/** What comes of something that may throw; undefined where it does. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** What a text says in JSON; undefined where it is none. */
export const parsed = (json: string): unknown => attempt((): unknown => JSON.parse(json));
