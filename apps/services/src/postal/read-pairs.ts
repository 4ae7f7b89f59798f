import type { Pair } from './country-index.ts';

/** Longer than any code or town; a line beyond it has lost its end. */
const longest = { code: 20, town: 200 };

function wrongWith(line: string): string | undefined {
  const [code, town, ...more] = line.split('\t');
  if (town === undefined || more.length > 0) return 'is not a code, a tab and a town';
  if (!code || code.trim() !== code || code.length > longest.code) return 'begins with no postal code';
  if (town.trim() === '' || town.length > longest.town) return 'ends with no town';
  return undefined;
}

/** France's codes of large receivers: `30921 CEDEX 9` is the code 30921, and the rest stands behind the town. */
function asWritten([code = '', town = '']: readonly string[]): Pair {
  const [, digits, rest] = /^(\d{5}) ([A-Z]{2}.*)$/.exec(code) ?? [];
  return digits && rest ? [digits, `${town} ${rest}`] : [code, town];
}

/**
 * Reads a country's file: UTF-8, a line per pair, `code<TAB>town`.
 * @returns the pairs in the order of the file, or what is wrong with which line: `line 3 ends with no town`
 */
export function readPairs(bytes: Uint8Array): readonly Pair[] | string {
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
