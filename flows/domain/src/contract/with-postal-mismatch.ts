import type { AddressPath } from '../model/address.ts';
import type { Issue } from '../model/issue.ts';

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
