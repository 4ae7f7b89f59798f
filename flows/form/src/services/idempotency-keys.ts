/** The keys under which payloads are sent. */
interface IdempotencyKeys {
  readonly keyFor: (payload: string) => string;
  /** Lets the next payload have a new key, even if it is the last one again. */
  readonly forget: () => void;
}

/**
 * One key per changed payload: what is sent again unchanged carries the key it had, so that the server can tell a second
 * try from a second registration. A payload that differs gets a new key.
 */
export function idempotencyKeys(createKey: () => string): IdempotencyKeys {
  let last: { readonly payload: string; readonly key: string } | undefined;
  return {
    keyFor: (payload) => {
      if (last?.payload !== payload) last = { payload, key: createKey() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}
