import { countryFor } from '../countries/countries.ts';
import { normalisePostalCode } from '../countries/postal-format.ts';
import { judgePostalCode, judgeTown } from '../fields/postal/postal-rules.ts';
import { judgeAddressCharacters } from '../fields/street/street-rule.ts';
import { cleanText } from '../rules/clean-text.ts';

/** A street as an address service outside has named it. */
export interface NamedStreet {
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
}

/** No name of a street or town is longer; a text beyond it is not even cleaned. */
const longest = 200;

/**
 * Cleans a street that a service outside has named as what a shopper types is cleaned, and judges it by the rules of the form:
 * what the form would refuse is not suggested, and neither markup nor signs of control reach the page.
 * @param country ISO 3166-1 alpha-2 of the address
 * @returns `undefined` for a street that the form would refuse
 */
export function acceptStreet(named: NamedStreet, country: string): NamedStreet | undefined {
  if (Object.values(named).some((text) => text.length > longest)) return undefined;
  const rules = countryFor(country);
  const [street, city] = [cleanText(named.street), cleanText(named.city)];
  const zipcode = normalisePostalCode(named.zipcode, rules.postal);
  const isAccepted =
    /\p{L}/u.test(street) &&
    street.length <= rules.street.max &&
    judgeAddressCharacters(street, rules) === undefined &&
    judgePostalCode(zipcode, city, rules) === undefined &&
    judgeTown(city, zipcode, rules) === undefined;
  return isAccepted ? { street, zipcode, city } : undefined;
}
