import type { Country } from '../countries/country.ts';
import { isPostalCode, normalisePostalCode } from '../countries/postal-code.ts';
import { hasAllowedCharacters } from './characters.ts';
import { isBlank } from './required.ts';

/** Where no format is known: letters, digits, blanks and hyphens, at most as many as an input takes (Registration §9). */
const anyCode = /^[A-Z0-9][A-Z0-9 -]{0,9}$/;

/**
 * The postal code, judged together with its town, because one message says that both are missing (Registration §5): the
 * key of what is wrong with the code, or `undefined`.
 */
export function judgePostalCode(
  value: string,
  town: string | undefined,
  { postal }: Country,
): string | undefined {
  const suffix = postal ? '' : 'NoFormat';
  if (isBlank(value)) {
    const both = town !== undefined && isBlank(town);
    return (both ? 'postalCodeAndTownIsRequired' : 'postalCodeIsRequired') + suffix;
  }
  const code = normalisePostalCode(value, postal);
  if (!hasAllowedCharacters(code, false)) return 'invalidCharacter';
  if (!postal) return anyCode.test(code) ? undefined : 'postalCodeNoFormat';
  return isPostalCode(code, postal) ? undefined : 'postalCodeFormat';
}
