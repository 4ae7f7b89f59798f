import { countryFor, normalisePostalCode, type ValidateAddressRequest } from '@crema/flow-domain';
import { cleanText, splitStreet } from '@crema/flow-domain/server';
import type { Postal } from '../postal/open-postal.ts';
import type { AddressService, FoundStreet } from './shapes/shape.ts';

/** Streets that are shown (Registration §7). */
const limit = 5;

const fold = (text: string) => text.toLocaleLowerCase();

/**
 * A street with the house number that was typed. `Straße des 17` has lost a part of its name to the number: a street that begins
 * with all that was typed holds it already.
 */
function withNumber(street: string, typed: string, country: string): string {
  const { before, after } = splitStreet(typed, country);
  return fold(street).startsWith(fold(typed)) ? street : before + street + after;
}

/**
 * The town of a street as it stands on letters: services name districts, such as `Wien, Innere Stadt`, where people write Wien. A
 * town that our data does not know with its code stays as the service has named it.
 */
async function townOnLetters(
  postal: Pick<Postal, 'matches' | 'townsOf'>,
  country: string,
  { zipcode, city }: FoundStreet,
  language: string | undefined,
): Promise<string> {
  const towns = await postal.townsOf(country, zipcode, language);
  const same = towns.find((town) => fold(town) === fold(city));
  const [only] = towns.length === 1 ? towns : [];
  if (same !== undefined || only === undefined) return same ?? city;
  return (await postal.matches({ country, zipcode, city })) === 'match' ? only : city;
}

/** Names an address, however it was typed. */
const keyOf = ({ street, zipcode, city }: FoundStreet) => fold([street, zipcode, city].join('\n'));

/**
 * Suggests streets for an address that is being typed, with its house number. None where the address already is one of them: a list
 * would only cover the fields below while the number is typed.
 * @param language of the site, which decides between two official names of a town
 */
export async function suggestStreets(
  { postal, streets }: { readonly postal: Postal; readonly streets: AddressService },
  { country, zipcode, city, streetAddress: street }: ValidateAddressRequest,
  language: string | undefined,
): Promise<readonly FoundStreet[]> {
  const found = await streets.suggestStreets({ country, zipcode, city, street, limit });
  const typed = cleanText(street).replace(/\s+/g, ' ');
  const written = await Promise.all(
    found.map(async (each) => ({
      street: withNumber(each.street, typed, country),
      zipcode: each.zipcode,
      city: await townOnLetters(postal, country, each, language),
    })),
  );
  const code = normalisePostalCode(zipcode, countryFor(country).postal);
  const entered = keyOf({ street: typed, zipcode: code, city: cleanText(city) });
  // Two districts of one code have become one town.
  const byKey = new Map(written.map((each) => [keyOf(each), each]));
  return byKey.has(entered) ? [] : [...byKey.values()];
}
