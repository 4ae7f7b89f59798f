import { countryFor, normalisePostalCode, type ValidateAddressRequest } from '@crema/flow-domain';
import { cleanText, splitStreet } from '@crema/flow-domain/server';
import type { Postal } from '../postal/open-postal.ts';
import type { AddressService, FoundStreet } from './shapes/shape.ts';

/** Streets that are shown (Registration §7). */
const limit = 5;

const fold = (text: string) => text.toLocaleLowerCase();

/**
 * Adds the typed house number to a street. In `Straße des 17` the number is a part of the name. So a street that begins with the
 * whole typed text already holds it.
 */
function withNumber(street: string, typed: string, country: string): string {
  const { before, after } = splitStreet(typed, country);
  return fold(street).startsWith(fold(typed)) ? street : before + street + after;
}

/**
 * Returns the town of a street as it is written on letters. Services name districts, such as `Wien, Innere Stadt`, but people write
 * Wien. A town stays as the service named it if our data does not know it with its code.
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
 * Suggests streets for an address that is being typed, with its house number. Suggests none if the address already is one of them,
 * because a list would only cover the fields below while the shopper types the number.
 * @param language language of the site, which decides between two official names of a town
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
