import type { Country } from '../../countries/country.ts';
import { isPostalCode } from '../../countries/postal-format.ts';
import { hasAllowedCharacters } from '../characters.ts';
import { isBlank } from '../required.ts';

/** Where no format is known: letters, digits, blanks and hyphens, at most as many as an input takes (Registration §9). */
const anyCode = /^[A-Z0-9][A-Z0-9 -]{0,9}$/;

/** What is said of a code, or of code and town, that is missing; differently where no format can be named. */
export function missingKey(of: 'postalCode' | 'postalCodeAndTown', { postal }: Country): string {
  return `${of}IsRequired${postal ? '' : 'NoFormat'}`;
}

/**
 * The postal code (Registration §5, postal code messages): the key of what is wrong, or `undefined`.
 * @param town the town beside it, because one message says that both are missing; absent where it is chosen from a list
 */
export function judgePostalCode(
  code: string,
  town: string | undefined,
  country: Country,
): string | undefined {
  if (isBlank(code)) {
    return missingKey(town !== undefined && isBlank(town) ? 'postalCodeAndTown' : 'postalCode', country);
  }
  const { postal } = country;
  if (!hasAllowedCharacters(code, false)) return 'invalidCharacter';
  if (!postal) return anyCode.test(code) ? undefined : 'postalCodeNoFormat';
  return isPostalCode(code, postal) ? undefined : 'postalCodeFormat';
}
