/**
 * Reads JSON that a stranger sent; `undefined` for text that is none. What comes back is judged by a strict schema, which
 * refuses every key it does not name, `__proto__` among them.
 */
export function readJson(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text);
    return found;
  } catch {
    return undefined;
  }
}
