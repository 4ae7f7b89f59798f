import { countryFor } from '../countries/countries.ts';
import { normalisePostalCode } from '../countries/postal-format.ts';
import { judgePostalCode, judgeTown } from '../fields/postal/postal-rules.ts';
import { judgeAddressCharacters } from '../fields/street/street-rule.ts';
import { cleanText } from '../rules/clean-text.ts';

/** A street as an external address service names it. */
export interface NamedStreet {
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
}

/** No name of a street or town is longer. A longer text is refused before it is cleaned. */
const longest = 200;

/**
 * Cleans a street of an external service like the text of a shopper, and judges it by the rules of the form. So the page suggests
 * no street that the form would refuse, and gets neither markup nor control characters.
 * @param country ISO 3166-1 alpha-2 of the address
 * @returns `undefined` if the form would refuse the street
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
