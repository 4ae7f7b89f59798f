import { isRecord } from '../browser/is-record.ts';

/** The fields of items and product sources that hold ids of products. */
const idFields = new Set(['item_id', 'product_id', 'source_product_id']);

/** A copy of a message, or a part of it, with another id for every product; the message itself is left as it is. */
export function withIds<Part>(part: Part, newId: (id: string) => string): Part;
export function withIds(part: unknown, newId: (id: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => withIds(each, newId));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([field, value]) => [
      field,
      idFields.has(field) ? newId(String(value)) : withIds(value, newId),
    ]),
  );
}

/** The ids in a message that have to be mapped, in order, each once: exactly 9 digits (Tracking §5). */
export function idsIn(message: object): readonly string[] {
  const ids = new Set<string>();
  withIds(message, (id) => {
    if (/^\d{9}$/.test(id)) ids.add(id);
    return id;
  });
  return [...ids];
}
