import * as v from 'valibot';
import { readAll, type Shape } from './shape.ts';

const answer = v.array(v.unknown());
const street = v.object({
  name: v.string(),
  locality: v.object({ name: v.string(), postalCode: v.string() }),
});

/**
 * Returns a pattern for names that begin with the typed text. The service compares by regular expressions, so special signs are
 * escaped.
 */
const beginning = (text: string) => `^${text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)}`;

/** Its streets end in `str.` or in `straße`, whatever was typed. */
const endOfStreet = /str(?:\.|a(?:ß|s?s?)e?)?$/iu;

/**
 * OpenPLZ API (https://www.openplzapi.org): a street directory of Germany, Austria, Switzerland and Liechtenstein. A postal code
 * goes without its town: the town in a shopper's own words would match nothing.
 */
export const openplz: Shape = {
  countries: ['DE', 'AT', 'CH', 'LI'],
  ask: (base, { country, zipcode, city, street, limit }) => {
    const url = new URL(`${base.replace(/\/$/, '')}/${country.toLowerCase()}/Streets`);
    url.searchParams.set('name', beginning(street.replace(endOfStreet, 'str')));
    if (zipcode !== '') url.searchParams.set('postalCode', beginning(zipcode));
    else if (city !== '') url.searchParams.set('locality', beginning(city));
    url.searchParams.set('page', '1');
    url.searchParams.set('pageSize', String(limit));
    return { url };
  },
  read: (body) => {
    const read = v.safeParse(answer, body);
    if (!read.success) return undefined;
    return readAll(read.output, street).map(({ name, locality }) => ({
      street: name,
      zipcode: locality.postalCode,
      city: locality.name,
    }));
  },
};
