import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { lettersOf } from './font-letters.mjs';
import { parts } from './font-parts.mjs';

/** What a browser does by itself with text, and the digits of one width that dates and cards ask for. */
const FEATURES = [
  'kern',
  'liga',
  'clig',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rvrn',
  'rclt',
  'tnum',
];

/**
 * The files of one family, each with the letters it has.
 * @param {string} name as its files begin, like `figtree`
 * @param {URL} home of the package
 * @param {number | { min: number, max: number }} weight the one that is used, or the range of those that are
 * @returns {Promise<{ part: string, file: string, content: Buffer, letters: number[] }[]>}
 */
export async function fontFiles(name, home, weight) {
  const taken = new Set();
  const files = [];
  for (const [part, { source, wants }] of parts) {
    const font = readFileSync(new URL(`files/${name}-${source}-wght-normal.woff2`, home));
    const letters = (await lettersOf(font)).filter(
      (point) => point >= 0x20 && !taken.has(point) && wants(point),
    );
    for (const point of letters) taken.add(point);
    const content = await subsetFont(font, String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: FEATURES,
    });
    files.push({ part, file: `${name}-${part}.woff2`, content, letters });
  }
  return files;
}

/**
 * The licence that has to go with a family's files (SIL OFL 1.1, condition 2).
 * @param {URL} home of the package
 */
export const licenceOf = (home) => readFileSync(new URL('LICENSE', home), 'utf8');
