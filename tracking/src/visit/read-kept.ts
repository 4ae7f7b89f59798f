import type { Schema } from '../messages/schema/kind.ts';
import type { Data } from '../messages/schema/kinds.ts';
import { read } from '../messages/schema/read.ts';

/** Reads what was kept in the browser by its schema. Nobody can correct what is wrong with it, so that nobody is told. */
export function readKept<S extends Schema>(schema: S, kept: Readonly<Record<string, unknown>>): Data<S> {
  return read(schema, kept, { invalid: [], notFlags: [], notNumbers: [], ignored: [] });
}
