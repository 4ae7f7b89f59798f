import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryColumns, type CountryFacts, columnsOf, type Pair } from './country-index.ts';
import { readPairs } from './read-pairs.ts';

/** The countries of a folder, and a sentence for each file that cannot be read. */
export interface Folder {
  readonly countries: ReadonlyMap<string, CountryColumns>;
  readonly complaints: readonly string[];
}

/** Changes the pairs of a country, and adds what else is known of it. */
export type Arrange = (
  country: string,
  pairs: readonly Pair[],
) => { readonly pairs: readonly Pair[]; readonly facts?: CountryFacts };

const asTheyAre: Arrange = (_, pairs) => ({ pairs });

/** Reads the files `DE.tsv`, `FR.tsv` and their like; all others of the folder are left alone. Never throws. */
export function readFolder(folder: string, arrange: Arrange = asTheyAre): Folder {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  } catch {
    return { countries: new Map(), complaints: [`The folder of postal codes ${folder} cannot be read.`] };
  }
  const countries = new Map<string, CountryColumns>();
  const complaints: string[] = [];
  for (const name of names.sort()) {
    const file = join(folder, name);
    const pairs = /^[A-Z]{2}\.tsv$/.test(name)
      ? readFile(file)
      : 'is not named after a country, two capital letters';
    if (typeof pairs === 'string') complaints.push(`Postal codes of ${file} are not used: it ${pairs}.`);
    else countries.set(name.slice(0, 2), columnsFor(name.slice(0, 2), pairs, arrange));
  }
  return { countries, complaints };
}

function columnsFor(country: string, read: readonly Pair[], arrange: Arrange): CountryColumns {
  const { pairs, facts } = arrange(country, read);
  return columnsOf(pairs, facts);
}

function readFile(file: string): readonly Pair[] | string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    return 'cannot be read';
  }
  const pairs = readPairs(bytes);
  if (typeof pairs !== 'string') return pairs;
  return pairs.startsWith('line') ? `is wrong, ${pairs}` : pairs;
}
