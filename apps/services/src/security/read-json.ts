import { isStorable } from './storable.ts';

function demandStorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError();
  return value;
}

/**
 * Reads JSON that a stranger sent; `undefined` for text that is none, or that holds what no database stores. What comes
 * back is judged by a strict schema, which refuses every key it does not name, `__proto__` among them.
 */
export function readJson(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text, demandStorable);
    return found;
  } catch {
    return undefined;
  }
}
