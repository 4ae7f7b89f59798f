import type { AddressPath } from '../model/address.ts';
import type { FormValues, Issue } from '../model/issue.ts';

/**
 * Name of the hidden input by which a page without JavaScript says which code and town it has told to be no match. They are
 * held back once: towns have names that the data lacks, and no shopper may be locked out.
 */
export const postalToldField = (path: AddressPath): string => `${path}.postalTold`;

/**
 * The value of that input: code and town as they were sent.
 * @example postalToldValue('address', { 'address.postalCode': '110 00', 'address.postalTown': 'Prag' }) // '110 00 Prag'
 */
export const postalToldValue = (path: AddressPath, values: FormValues): string =>
  `${values[`${path}.postalCode`] ?? ''} ${values[`${path}.postalTown`] ?? ''}`;

/** Whether a form was posted again with the very code and town that its page has told to be no match. */
export const isPostalTold = (path: AddressPath, values: FormValues): boolean =>
  values[postalToldField(path)] === postalToldValue(path, values);

/**
 * Adds that code and town do not match, at both inputs, where nothing else is wrong with either: it asks to send the two once more,
 * which would lead nowhere.
 * @param path the address they stand in; `undefined` where they match
 */
export function withPostalMismatch(
  issues: readonly Issue[],
  path: AddressPath | undefined,
): readonly Issue[] {
  if (path === undefined) return issues;
  const fields = [`${path}.postalCode`, `${path}.postalTown`];
  if (issues.some(({ field = '' }) => fields.includes(field))) return issues;
  return [...issues, ...fields.map((field) => ({ field, code: 'postalMismatch' }))];
}
