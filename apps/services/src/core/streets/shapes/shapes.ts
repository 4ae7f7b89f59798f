import { countryCodes } from '@crema/flow-domain';
import * as v from 'valibot';
import { openplz } from './openplz.ts';
import { photon } from './photon.ts';
import { readAll, type Shape } from './shape.ts';

const answer = v.object({ suggestions: v.array(v.unknown()) });
const suggestion = v.object({ street: v.string(), zipcode: v.string(), city: v.string() });

/**
 * A shop's own service: a `POST` of `{country, zipcode, city, street, limit}`, answered by
 * `{suggestions: [{street, zipcode, city}]}` (Registration §3). A body keeps what was typed out of access logs.
 */
const own: Shape = {
  // A Turkish address is described in several lines, which no list completes.
  countries: countryCodes.filter((code) => code !== 'TR'),
  ask: (base, { country, zipcode, city, street, limit }) => ({
    url: new URL(base),
    body: JSON.stringify({ country, zipcode, city, street, limit }),
  }),
  read: (body) => {
    const read = v.safeParse(answer, body);
    return read.success ? readAll(read.output.suggestions, suggestion) : undefined;
  },
};

/** The names of the shapes, as `ADDRESS_SERVICE_SHAPE` has them. */
export const shapeNames = ['own', 'openplz', 'photon'] as const;

/** The kinds of address services that can be asked. */
export const shapes: Readonly<Record<(typeof shapeNames)[number], Shape>> = { own, openplz, photon };
