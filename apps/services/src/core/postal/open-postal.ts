import { resolve } from 'node:path';
import { type Log, withoutValues } from '../log/log.ts';
import type { CountryIndex } from './country-index.ts';
import { judgeIn, type Judgement } from './judge.ts';
import { type LoadedPostal, type Loading, startLoading } from './load-postal.ts';
import { type CodeAndTown, type PostalQuery, suggestIn } from './suggest.ts';
import { townsOf } from './towns-of.ts';

/**
 * Postal codes and towns. The first call of any of them reads the data; no call ever rejects. Without data nothing is
 * suggested and nothing is wrong (Registration §7, validateAddress).
 */
export interface Postal {
  /** At most `limit` codes with a town that begin with what was typed, one per code (Registration §9: five). */
  readonly suggest: (query: PostalQuery, limit?: number) => Promise<readonly CodeAndTown[]>;
  /** Whether a code and a town belong together. */
  readonly matches: (address: {
    readonly country: string;
    readonly zipcode: string;
    readonly city: string;
  }) => Promise<Judgement>;
  /** The towns of a whole code, the one on letters first: for a page without JavaScript. */
  readonly townsOf: (country: string, zipcode: string, language?: string) => Promise<readonly string[]>;
  /** The countries with data. */
  readonly countries: () => Promise<readonly string[]>;
  /** Ends a load under way. Later calls answer as if there was no data. */
  readonly close: () => Promise<void>;
}

/** Settings of `openPostal`. */
export interface PostalOptions {
  readonly log: Log;
  /** A folder of the shop's own `<CC>.tsv` files; `POSTAL_DIR`. */
  readonly folder?: string | undefined;
  /** @default the packed file of this package */
  readonly file?: string;
}

const ownFile = resolve(import.meta.dirname, 'data/postal-codes.br');

/** Postal codes and towns, read when they are first asked for. A load that failed is tried again by the next call. */
export function openPostal({ log, folder, file = ownFile }: PostalOptions): Postal {
  let loading: Loading | undefined;
  let reported = false;
  let closed = false;

  function report({ complaints }: LoadedPostal): void {
    reported = false;
    for (const message of complaints) log({ level: 'error', message });
  }
  function fail(error: unknown): void {
    loading = undefined;
    if (closed || reported) return;
    reported = true;
    log({
      level: 'error',
      message: `The postal codes of ${file} cannot be read.`,
      error: withoutValues(error),
    });
  }
  function load(): Loading {
    const started = startLoading({ file, folder });
    loading = started;
    started.loaded.then(report, fail);
    return started;
  }
  async function countries(): Promise<ReadonlyMap<string, CountryIndex>> {
    if (closed) return new Map();
    const loaded = await (loading ?? load()).loaded.catch(() => undefined);
    return loaded && !closed ? loaded.countries : new Map();
  }

  return {
    suggest: async (query, limit = 5) => {
      const index = (await countries()).get(query.country);
      return index ? suggestIn(index, query, limit) : [];
    },
    matches: async ({ country, zipcode, city }) => {
      const index = (await countries()).get(country);
      return index ? judgeIn(index, zipcode, city) : 'unknown';
    },
    townsOf: async (country, zipcode, language) => {
      const index = (await countries()).get(country);
      return index ? townsOf(index, zipcode, language) : [];
    },
    countries: async () => [...(await countries()).keys()],
    close: async () => {
      closed = true;
      const ending = loading;
      loading = undefined;
      await ending?.end();
    },
  };
}
