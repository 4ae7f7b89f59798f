import { isStorable } from '../security/storable.ts';

/** Fields of a posted form that belong to the post, not to what the shopper entered; none of them is shown again. */
const hidden = new Set(['csrfToken', 'idempotencyKey', 'site', 'path', 'password']);

/** Reads a urlencoded body: one text per name, the last one where a name repeats. */
export function readFormFields(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URLSearchParams(body)].filter(([name]) => name !== '__proto__').slice(0, 100),
  );
}

/** Whether a database can store every name and value. */
export function areStorable(fields: Readonly<Record<string, string>>): boolean {
  return Object.entries(fields).flat().every(isStorable);
}

/** What may stand in the form again after an error. A password never does, nor what would only be refused again. */
export function echoedFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry) => !hidden.has(entry[0]) && entry.every(isStorable)),
  );
}
