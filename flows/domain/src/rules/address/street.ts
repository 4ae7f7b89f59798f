import type { Country } from '../../countries/country.ts';
import { judgeLength } from '../bounds.ts';
import { hasAllowedCharacters, looksLikeWebAddress } from '../characters.ts';
import { isBlank } from '../required.ts';

function hasHouseNumber(street: string, { houseNumber, numberless }: Country): boolean {
  if (houseNumber === 'none' || numberless?.test(street)) return true;
  return (houseNumber === 'after-text' ? /\D\d/ : /\d/).test(street);
}

/** The key for signs that an address may not have; Turkey has words of its own for it (Registration §5). */
export function judgeAddressCharacters(value: string, country: Country): string | undefined {
  if (!looksLikeWebAddress(value) && hasAllowedCharacters(value, country.turkish)) return undefined;
  return country.turkish ? 'unsupportedCharactersTr' : 'invalidCharacter';
}

/** Street and house number, required (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgeStreet(street: string, country: Country): string | undefined {
  if (isBlank(street)) return 'streetIsRequired';
  const wrong = judgeLength('street', street, country.street) ?? judgeAddressCharacters(street, country);
  if (wrong) return wrong;
  if (country.streetLetter && !/\p{L}/u.test(street)) return 'streetIsInvalid';
  return hasHouseNumber(street, country) ? undefined : 'housenumberIsInvalid';
}
