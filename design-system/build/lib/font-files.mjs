import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { lettersOf } from './font-letters.mjs';

/**
 * Which letters stand in which file of a font. A page fetches the files whose letters it shows: `latin` always, one more
 * where its language asks for it, the rest when somebody types such a letter. So few letters are in each that the files
 * of any one page's language stay below 30 kB together.
 */

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const points = (text) => Array.from(text, (letter) => letter.codePointAt(0));
const bothCases = (text) => points(text + text.toUpperCase());

/** What texts of the nine sites are made of, and what is typed into every form. */
const latin = new Set([
  ...bothCases('abcdefghijklmnopqrstuvwxyz'),
  ...points('0123456789'),
  ...points(' \u00A0!"%&\'()*+,-./:;?@_–—‘’‚“”„…•'),
  // German, and what the other languages have within Latin-1.
  ...points('ÄÖÜäöüßÁÉÍÓÚÝáéíóúýÀÇÎàâçèéêëîïôùûı'),
]);

const czechSlovak = bothCases('čďěňřšťůžľĺŕ');
const polish = bothCases('ąćęłńśźż');
const hungarianTurkish = points('őűŐŰğĞşŞİ');

/** Latin Extended-A, the comma letters of Romanian, and the capital ß: what names in the address countries have beside. */
const extended = new Set([...range(0x100, 0x17f), ...range(0x218, 0x21b), 0x1e9e]);

/**
 * Name of each part to the file of the package it is taken from and the letters it takes, by code point. A letter is in the
 * first part that wants it and whose file has it.
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
