import type { PostalSuggestion } from '../model/postal-suggestion.ts';
import { isRecord } from './is-record.ts';

/** The answer of `validateAddress` (Registration §7). */
export interface AddressValidation {
  readonly isValid: boolean;
  /** Codes such as `postalMismatch`, the gravest first. */
  readonly errors: readonly string[];
  /** The best first, one per postal code. */
  readonly suggestions: readonly PostalSuggestion[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isSuggestion = (value: unknown): value is PostalSuggestion =>
  isRecord(value) && isText(value['zipcode']) && isText(value['city']);

const listOf = <T>(list: unknown, is: (value: unknown) => value is T): readonly T[] =>
  Array.isArray(list) ? list.filter((each) => is(each)) : [];

/**
 * Reads an answer of `validateAddress`; `undefined` for anything else. Suggestions that cannot be read are left out, and of
 * those with one code the first stays.
 */
export function readAddressValidation(body: unknown): AddressValidation | undefined {
  if (!isRecord(body) || typeof body['isValid'] !== 'boolean') return undefined;
  const suggestions = listOf(body['suggestions'], isSuggestion);
  return {
    isValid: body['isValid'],
    errors: listOf(body['errors'], isText),
    suggestions: suggestions.filter(
      ({ zipcode }, index) => suggestions.findIndex((each) => each.zipcode === zipcode) === index,
    ),
  };
}
