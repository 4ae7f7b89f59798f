import type { Data, Schema } from '../schema/kinds.ts';

/** The fields of a schema, in its order, without those that are meant for the library or another channel. */
export function fieldsOf(schema: Schema, without: readonly string[]): readonly string[] {
  return Object.keys(schema).filter((field) => !without.includes(field));
}

/** Copies those of the fields that hold something a data layer can show: text, a number or a truth value. */
export function copyFields(
  fields: readonly string[],
  data: Data<Schema>,
  into: Record<string, unknown>,
): void {
  for (const field of fields) {
    const value = data[field];
    if (value !== undefined && typeof value !== 'object') into[field] = value;
  }
}
