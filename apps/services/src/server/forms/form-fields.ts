import { addressPaths, postalToldField } from '@crema/flow-domain';
import { isUuid } from '../../core/secrets/ids.ts';
import { isStorable } from '../http/read-body.ts';

/** Name of a hidden input that only a program fills in. */
const trap = 'comment';

/** Fields of a posted form that belong to the post, not to what the shopper entered. */
const ofPost = new Set([
  trap,
  'challengeProof',
  'csrfToken',
  'idempotencyKey',
  'site',
  'path',
  ...addressPaths.map(postalToldField),
]);

/** Reads a urlencoded body. It has one text per name, and the last one if a name repeats. */
export function readFormFields(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URLSearchParams(body)].filter(([name]) => name !== '__proto__').slice(0, 100),
  );
}

/** Returns the key of a form on a customer's page. A page that is the same for every visitor has none. */
export function keyOf({ idempotencyKey }: Readonly<Record<string, string>>): string | undefined {
  return isUuid(idempotencyKey) ? idempotencyKey : undefined;
}

/** Returns true if a program has filled in the hidden input. */
export const isTrapped = (fields: Readonly<Record<string, string>>): boolean => (fields[trap] ?? '') !== '';

/** Returns true if a database can store every name and value. */
export function areStorable(fields: Readonly<Record<string, string>>): boolean {
  return Object.entries(fields).flat().every(isStorable);
}

/** The fields that the shopper entered. */
export function enteredFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ofPost.has(name)));
}

/** Returns the fields that the form shows again after an error. A password is never among them. */
export function echoedFields(entered: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entered).filter((entry) => entry[0] !== 'password' && entry.every(isStorable)),
  );
}
