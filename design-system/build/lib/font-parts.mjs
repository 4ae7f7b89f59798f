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
export const parts = new Map([
  ['latin', { source: 'latin', wants: (point) => latin.has(point) }],
  ['czech-slovak', { source: 'latin-ext', wants: (point) => czechSlovak.includes(point) }],
  ['polish', { source: 'latin-ext', wants: (point) => polish.includes(point) }],
  ['hungarian-turkish', { source: 'latin-ext', wants: (point) => hungarianTurkish.includes(point) }],
  ['latin-ext-rest', { source: 'latin-ext', wants: (point) => extended.has(point) }],
  ['latin-rest', { source: 'latin', wants: () => true }],
]);
