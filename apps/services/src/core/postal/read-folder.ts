import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf, type CountryColumns, type CountryFacts, type Pair } from './country-index.ts';

/** Longer than any code or town; a line beyond it has lost its end. */
const longest = { code: 20, town: 200 };

function wrongWith(line: string): string | undefined {
  const [code, town, ...more] = line.split('\t');
  if (town === undefined || more.length > 0) return 'is not a code, a tab and a town';
  if (!code || code.trim() !== code || code.length > longest.code) return 'begins with no postal code';
  if (town.trim() === '' || town.length > longest.town) return 'ends with no town';
  return undefined;
}

/** Reads France's codes of large receivers: `30921 CEDEX 9` is the code 30921, and the rest goes after the town. */
function asWritten([code = '', town = '']: readonly string[]): Pair {
  const [, digits, rest] = /^(\d{5}) ([A-Z]{2}.*)$/.exec(code) ?? [];
  return digits && rest ? [digits, `${town} ${rest}`] : [code, town];
}

/**
 * Reads a country's file: UTF-8, a line per pair, `code<TAB>town`.
 * @returns the pairs in the order of the file, or what is wrong with which line: `line 3 ends with no town`
 */
function readPairs(bytes: Uint8Array): readonly Pair[] | string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'is not UTF-8';
  }
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) return 'is empty';
  for (const [place, line] of lines.entries()) {
    const wrong = wrongWith(line);
    if (wrong) return `line ${place + 1} ${wrong}`;
  }
  return lines.map((line) => asWritten(line.split('\t')));
}

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
