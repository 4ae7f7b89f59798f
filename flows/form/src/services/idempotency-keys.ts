/**
 * One key per changed payload: what is sent again unchanged carries the key it had, so that the server can tell a second
 * try from a second registration. A payload that differs gets a new key.
 */
export function idempotencyKeys(createKey: () => string): (payload: string) => string {
  let last: { readonly payload: string; readonly key: string } | undefined;
  return (payload) => {
    if (last?.payload !== payload) last = { payload, key: createKey() };
    return last.key;
  };
}
