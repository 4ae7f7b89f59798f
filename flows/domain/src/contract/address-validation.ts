import type { PostalSuggestion } from '../model/postal-suggestion.ts';
import { isRecord } from './is-record.ts';

/** The answer of `validateAddress` (Registration §7). */
export interface AddressValidation {
  readonly isValid: boolean;
  /** Codes such as `postalMismatch`, the gravest first. */
  readonly errors: readonly string[];
  /** The best first: one per postal code, and with streets one per street of a code and a town. */
  readonly suggestions: readonly PostalSuggestion[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isSuggestion = (value: unknown): value is PostalSuggestion =>
  isRecord(value) &&
  isText(value['zipcode']) &&
  isText(value['city']) &&
  (value['street'] === undefined || isText(value['street']));

/** Two suggestions of one code are one choice; streets of a code are several. */
const isSame = (a: PostalSuggestion, b: PostalSuggestion) =>
  a.zipcode === b.zipcode && a.street === b.street && (a.street === undefined || a.city === b.city);

const listOf = <T>(list: unknown, is: (value: unknown) => value is T): readonly T[] =>
  Array.isArray(list) ? list.filter((each) => is(each)) : [];

/**
 * Reads an answer of `validateAddress`; `undefined` for anything else. Suggestions that cannot be read are left out, and of
 * the same ones the first stays.
 */
export function readAddressValidation(body: unknown): AddressValidation | undefined {
  if (!isRecord(body) || typeof body['isValid'] !== 'boolean') return undefined;
  const suggestions = listOf(body['suggestions'], isSuggestion);
  return {
    isValid: body['isValid'],
    errors: listOf(body['errors'], isText),
    suggestions: suggestions.filter(
      (one, index) => suggestions.findIndex((each) => isSame(each, one)) === index,
    ),
  };
}
