import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const folder = new URL('../src/messages/', import.meta.url);

/** The base of each locale whose file holds only the texts that differ from the base. */
export const bases = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' };

/** Returns the locales that have a message file, as BCP 47 tags. */
export const localesOfFiles = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/**
 * Returns the files that hold the texts of a locale: its own, after that of its base if it has one.
 * @param {string} locale
 */
export const messageFiles = (locale) =>
  [bases[locale], locale].filter(Boolean).map((each) => new URL(`${each}.json`, folder));

/**
 * Returns all texts of a locale by their keys. A text that its own file does not hold is the base's.
 * @param {string} locale
 * @returns {Record<string, string>}
 */
export const textsOf = (locale) =>
  Object.assign({}, ...messageFiles(locale).map((file) => JSON.parse(readFileSync(file, 'utf8'))));

/**
 * Compiles the texts of a locale to a module. ICU is parsed here, so that no parser reaches a page.
 *
 * @param {string} locale
 * @param {(key: string) => boolean} isWanted
 * @param {(text: string) => string} [reword]
 * @returns {string} the module's source
 */
export function compileMessages(locale, isWanted, reword = (text) => text) {
  const { compileStrings } = require('@internationalized/string-compiler');
  const wanted = Object.entries(textsOf(locale)).filter(([key]) => isWanted(key));
  const said = wanted.map(([key, text]) => [key, reword(text)]);
  return compileStrings(Object.fromEntries(said), { format: 'esm' });
}

/**
 * Returns a function that returns true if a key starts with one of the given texts.
 * @param {readonly string[]} starts of the flow's keys
 */
export const startsWithOneOf = (starts) => (/** @type {string} */ key) =>
  starts.some((start) => key.startsWith(start));
