import type { Country } from '../../countries/country.ts';
import { isPostalCode } from '../../countries/postal-format.ts';
import { judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import { hasAllowedCharacters } from '../../rules/characters.ts';
import type { RuleFor } from '../field-rule.ts';
import type { FieldOf } from '../planned-field.ts';
import { judgeAddressCharacters } from '../street/street-rule.ts';
import { townBounds } from './postal-fields.ts';

/** A code of a country without a known format: letters, digits, blanks and hyphens, at most 10 (Registration §9). */
const anyCode = /^[A-Z0-9][A-Z0-9 -]{0,9}$/;

/** Returns the key for a missing code, or a missing code and town. It differs for a country without a known format. */
function missingKey(of: 'postalCode' | 'postalCodeAndTown', { postal }: Country): string {
  return `${of}IsRequired${postal ? '' : 'NoFormat'}`;
}

/**
 * Judges the postal code (Registration §5, postal code messages).
 * @param town the town beside it, because one message says that both are missing. Absent if the shopper chooses it from a list.
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

/** Judges the town (Registration §5, postal code messages). */
export function judgeTown(value: string, postalCode: string, country: Country): string | undefined {
  if (!isBlank(value)) return judgePlace(value, country);
  return isBlank(postalCode) ? missingKey('postalCodeAndTown', country) : 'postalTownIsRequired';
}

/** Judges a Turkish province or district (Registration §5, Turkey). */
export function judgeProvince(
  value: string,
  { kind, country }: Pick<FieldOf<'province' | 'district'>, 'kind' | 'country'>,
): string | undefined {
  return isBlank(value) ? `${kind}IsRequired` : judgePlace(value, country);
}

function judgePlace(place: string, country: Country): string | undefined {
  return judgeLength('postalTown', place, townBounds) ?? judgeAddressCharacters(place, country);
}

export const postalCodeRule: RuleFor<'postalCode'> = (value, { name, country }, { read }) => {
  const town = read(name.replace('postalCode', 'postalTown'));
  return judgePostalCode(value, country.turkish ? undefined : town, country);
};

export const townRule: RuleFor<'town'> = (value, { name, country }, { read }) =>
  judgeTown(value, read(name.replace('postalTown', 'postalCode')), country);
