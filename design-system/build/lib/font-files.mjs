import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { lettersOf } from './font-letters.mjs';

/**
 * The letters of each font file. A page loads the files whose letters it shows: `latin` always, one more for some languages, the
 * rest only if a shopper types such a letter. The files of one page's language have less than 30 kB together.
 */

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const points = (text) => Array.from(text, (letter) => letter.codePointAt(0));
const bothCases = (text) => points(text + text.toUpperCase());

/** Letters of texts on the nine sites, and of every form. */
const latin = new Set([
  ...bothCases('abcdefghijklmnopqrstuvwxyz'),
  ...points('0123456789'),
  ...points(' \u00A0!"%&\'()*+,-./:;?@_–—‘’‚“”„…•'),
  // German, and the letters of the other languages within Latin-1.
  ...points('ÄÖÜäöüßÁÉÍÓÚÝáéíóúýÀÇÎàâçèéêëîïôùûı'),
]);

const czechSlovak = bothCases('čďěňřšťůžľĺŕ');
const polish = bothCases('ąćęłńśźż');
const hungarianTurkish = points('őűŐŰğĞşŞİ');

/** Latin Extended-A, the comma letters of Romanian, and the capital ß: other letters of names in the address countries. */
const extended = new Set([...range(0x100, 0x17f), ...range(0x218, 0x21b), 0x1e9e]);

/**
 * Name of each part, with its source file and its letters by code point. A letter is in the first part that wants it and whose
 * file has it.
 * @type {ReadonlyMap<string, { source: 'latin' | 'latin-ext', wants: (point: number) => boolean }>}
 */
const parts = new Map([
  ['latin', { source: 'latin', wants: (point) => latin.has(point) }],
  ['czech-slovak', { source: 'latin-ext', wants: (point) => czechSlovak.includes(point) }],
  ['polish', { source: 'latin-ext', wants: (point) => polish.includes(point) }],
  ['hungarian-turkish', { source: 'latin-ext', wants: (point) => hungarianTurkish.includes(point) }],
  ['latin-ext-rest', { source: 'latin-ext', wants: (point) => extended.has(point) }],
  ['latin-rest', { source: 'latin', wants: () => true }],
]);

/** Features that a browser applies by itself, and the digits of equal width for dates and cards. */
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
 * Returns the files of one family, each with its letters.
 * @param {string} name at the start of its files, like `figtree`
 * @param {URL} home of the package
 * @param {number | { min: number, max: number }} weight the only one, or the range
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
 * Returns the licence, which must accompany the files of a family (SIL OFL 1.1, condition 2).
 * @param {URL} home of the package
 */
export const licenceOf = (home) => readFileSync(new URL('LICENSE', home), 'utf8');
