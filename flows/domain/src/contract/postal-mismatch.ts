import type { AddressPath } from '../model/address.ts';
import type { FormValues, Issue } from '../model/issue.ts';

/**
 * Returns the name of the hidden input with the code and town that a page without JavaScript has reported as a mismatch. The server
 * reports a mismatch once only, because its data lacks names of towns, and no shopper may be locked out.
 */
export const postalToldField = (path: AddressPath): string => `${path}.postalTold`;

/**
 * Returns the value of that input: code and town as they were sent.
 * @example postalToldValue('address', { 'address.postalCode': '110 00', 'address.postalTown': 'Prag' }) // '110 00 Prag'
 */
export const postalToldValue = (path: AddressPath, values: FormValues): string =>
  `${values[`${path}.postalCode`] ?? ''} ${values[`${path}.postalTown`] ?? ''}`;

/** True if a form was posted again with the code and town that its page has reported as a mismatch. */
export const isPostalTold = (path: AddressPath, values: FormValues): boolean =>
  values[postalToldField(path)] === postalToldValue(path, values);

/**
 * Adds the mismatch of code and town at both inputs, unless one of them has another error. The message asks the shopper to send both
 * again, which would not help then.
 * @param path the address of the two. `undefined` if they match
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
