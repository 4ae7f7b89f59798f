import { isRecord } from './is-record.ts';

/** A province or a district, as the calls of Registration §7 list them. */
export interface Place {
  /** What its districts are asked for by; a district has none. */
  readonly id?: string | undefined;
  readonly name: string;
}

function readPlace(value: unknown): readonly Place[] {
  if (!isRecord(value)) return [];
  const { id, name } = value;
  if (typeof name !== 'string' || name.trim() === '') return [];
  return [typeof id === 'string' || typeof id === 'number' ? { id: String(id), name } : { name }];
}

/** Reads a list of provinces or districts, in its order; `undefined` for anything that names none. */
export function readPlaces(body: unknown): readonly Place[] | undefined {
  const places = Array.isArray(body) ? body.flatMap(readPlace) : [];
  return places.length > 0 ? places : undefined;
}
