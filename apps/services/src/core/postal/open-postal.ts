import { resolve } from 'node:path';
import { type Log, withoutValues } from '../log/log.ts';
import type { CountryIndex } from './country-index.ts';
import { judgeIn, type Judgement } from './judge.ts';
import { type LoadedPostal, type Loading, startLoading } from './load-postal.ts';
import { type CodeAndTown, type PostalQuery, suggestIn } from './suggest.ts';
import { townsOf } from './towns-of.ts';

/**
 * Suggests and checks postal codes and towns. The first call reads the data, and no call ever rejects. Without data it suggests no
 * town and finds no mistake (Registration §7, validateAddress).
 */
export interface Postal {
  /** Returns at most `limit` codes with a town that begin with the typed text, one per code (Registration §9: five). */
  readonly suggest: (query: PostalQuery, limit?: number) => Promise<readonly CodeAndTown[]>;
  /** Judges whether a code and a town belong together. */
  readonly matches: (address: {
    readonly country: string;
    readonly zipcode: string;
    readonly city: string;
  }) => Promise<Judgement>;
  /** Returns the towns of a complete code for a page without JavaScript. The town that is written on letters is first. */
  readonly townsOf: (country: string, zipcode: string, language?: string) => Promise<readonly string[]>;
  /** Returns the countries with data. */
  readonly countries: () => Promise<readonly string[]>;
  /** Ends a running load. Later calls answer as if there was no data. */
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

/** Opens postal codes and towns. The first call reads them. If the load failed, the next call tries it again. */
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
