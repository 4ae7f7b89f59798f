import { countryFor, normalisePostalCode } from '@crema/flow-domain';
import { acceptStreet, cleanText, type NamedStreet, splitStreet } from '@crema/flow-domain/server';
import { type Log, withoutValues } from '../log/log.ts';
import { fetchJson } from './fetch-json.ts';
import type { AddressService, FoundStreet, StreetQuery } from './shapes/shape.ts';
import { shapes } from './shapes/shapes.ts';
import { createSpare, type Outcome, type SpareBounds } from './spare.ts';

/** The address service that an operator has named. */
export interface AddressServiceSettings {
  readonly url: string;
  readonly shape: keyof typeof shapes;
  /** The countries to ask about. @default all that the shape knows */
  readonly countries?: readonly string[] | undefined;
}

/** Settings of `openAddressService` beside the operator's. */
export interface AddressServiceOptions {
  readonly log: Log;
  /** Gets the outcome of each query, for the metrics. */
  readonly onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** @default 800 */
  readonly timeoutMs?: number;
  readonly bounds?: SpareBounds;
  readonly now?: () => number;
}

const usual: SpareBounds = { slots: 16, failures: 3, pause: 30_000 };

/** A query for a whole country needs this many letters, if neither code nor town is known. */
const fewest = 3;

/** More than any street, code and town have together. */
const longest = 200;

/** Returns the query to send, with the street without its house number. `undefined` if no service could answer it. */
function asked(query: StreetQuery): StreetQuery | undefined {
  const { country } = query;
  if (query.street.length + query.zipcode.length + query.city.length > longest) return undefined;
  const { street } = splitStreet(cleanText(query.street).replace(/\s+/g, ' '), country);
  const zipcode = normalisePostalCode(query.zipcode, countryFor(country).postal);
  const city = cleanText(query.city);
  const letters = zipcode === '' && city === '' ? fewest : 1;
  return street.length < letters ? undefined : { ...query, zipcode, city, street };
}

/** The streets that the form would take, each once, up to the limit. */
function accepted(named: readonly NamedStreet[], { country, limit }: StreetQuery): readonly FoundStreet[] {
  const found = new Map<string, FoundStreet>();
  for (const each of named.slice(0, 10 * limit)) {
    const street = acceptStreet(each, country);
    if (street) found.set(JSON.stringify(street), street);
    if (found.size === limit) break;
  }
  return [...found.values()];
}

/**
 * Opens an address service over HTTP. It receives country, code, town and street, and nothing about the shopper. If the service is
 * slow, away or answers nonsense, there are no suggestions. The log says when the service is paused, and never what was typed.
 */
export function openAddressService(
  { url, shape: name, countries }: AddressServiceSettings,
  {
    log,
    onOutcome = () => {},
    timeoutMs = 800,
    bounds = usual,
    now = () => performance.now(),
  }: AddressServiceOptions,
): AddressService {
  const shape = shapes[name];
  const known = shape.countries.filter((code) => countries?.includes(code) ?? true);
  const spare = createSpare(bounds, {
    onOutcome,
    onPause: (error) =>
      log({
        level: 'warn',
        message: `The address service fails and is not asked for ${bounds.pause / 1000} seconds.`,
        error: withoutValues(error),
      }),
    now,
  });
  return {
    countries: known,
    suggestStreets: async (query) => {
      const question = known.includes(query.country) ? asked(query) : undefined;
      if (!question) return [];
      const named = await spare(async () => {
        const read = shape.read(await fetchJson(shape.ask(url, question), timeoutMs), question);
        if (!read) throw new TypeError('An answer of another shape.');
        return read;
      });
      return named ? accepted(named, question) : [];
    },
  };
}
