import type { Country } from '../../countries/country.ts';
import { judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import { hasAllowedCharacters, looksLikeWebAddress } from '../../rules/characters.ts';
import type { PostalField } from '../planned-field.ts';

function hasHouseNumber(street: string, { houseNumber, numberless }: Country): boolean {
  if (houseNumber === 'none' || numberless?.test(street)) return true;
  return (houseNumber === 'after-text' ? /\D\d/ : /\d/).test(street);
}

/** Returns the key for signs that an address may not have. Turkey has a message of its own (Registration §5). */
export function judgeAddressCharacters(value: string, country: Country): string | undefined {
  if (!looksLikeWebAddress(value) && hasAllowedCharacters(value, country.turkish)) return undefined;
  return country.turkish ? 'unsupportedCharactersTr' : 'invalidCharacter';
}

/** Judges street and house number (Registration §5, address): required. */
export function judgeStreet(street: string, { country }: Pick<PostalField, 'country'>): string | undefined {
  if (isBlank(street)) return 'streetIsRequired';
  const wrong = judgeLength('street', street, country.street) ?? judgeAddressCharacters(street, country);
  if (wrong) return wrong;
  if (country.streetLetter && !/\p{L}/u.test(street)) return 'streetIsInvalid';
  return hasHouseNumber(street, country) ? undefined : 'housenumberIsInvalid';
}
