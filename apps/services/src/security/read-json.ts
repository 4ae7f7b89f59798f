import { isStorable } from './storable.ts';

function demandReadable(key: string, value: unknown): unknown {
  // No call takes a list, and a schema would take an empty one for an object without fields.
  if (Array.isArray(value)) throw new SyntaxError();
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError();
  return value;
}

/**
 * Reads JSON that a stranger sent; `undefined` for text that is none, or that holds a list or what no database stores. What comes
 * back is judged by a strict schema, which refuses every key it does not name, `__proto__` among them.
 */
export function readJson(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text, demandReadable);
    return found;
  } catch {
    return undefined;
  }
}
