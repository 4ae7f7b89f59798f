import { countryCodes } from '@crema/flow-domain';
import * as v from 'valibot';
import { readAll, type Shape } from './shape.ts';

const answer = v.object({ features: v.array(v.unknown()) });
const feature = v.object({
  properties: v.object({
    name: v.string(),
    postcode: v.optional(v.string()),
    city: v.optional(v.string()),
    countrycode: v.optional(v.string()),
  }),
});

/** Photon (https://github.com/komoot/photon): a search of OpenStreetMap's places, with streets of all countries. */
export const photon: Shape = {
  countries: countryCodes.filter((code) => code !== 'TR'),
  ask: (base, { country, zipcode, city, street, limit }) => {
    const url = new URL(`${base.replace(/\/$/, '')}/api`);
    const town = [zipcode, city].filter((part) => part !== '').join(' ');
    url.searchParams.set('q', town === '' ? street : `${street}, ${town}`);
    url.searchParams.set('layer', 'street');
    url.searchParams.set('countrycode', country);
    url.searchParams.set('limit', String(limit));
    return { url };
  },
  read: (body, { country, zipcode, city }) => {
    const read = v.safeParse(answer, body);
    if (!read.success) return undefined;
    return readAll(read.output.features, feature)
      .map(({ properties }) => properties)
      .filter(({ countrycode = country }) => countrycode === country)
      .map((found) => ({
        street: found.name,
        // Not every street of the map has them.
        zipcode: found.postcode ?? zipcode,
        city: found.city ?? city,
      }));
  },
};
