/** Translates what is heard on a site back into German, so that only true differences from the German site remain. */
import { inOneLine } from './plain.mjs';
import { fits, literalsOf, patternOf, sizeOf, variantsOf } from './variants.mjs';

/**
 * @typedef {import('./variants.mjs').Variant} Variant
 * @typedef {{ text: string, isGerman: boolean }} Piece of a line
 * @typedef {{ variant: Variant, literal: string, pattern: RegExp, german: Variant[] }} Entry `literal` is the longest part without
 *   a value. `german` has all options of the German text
 */

/** The edge of a word. Orca joins the texts of a dialog without spaces, so a capital letter or digit begins a word, too. */
const edge = /(?<![\p{L}\p{N}])|(?![\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{L})(?=\p{N})/uy;

/** @param {string} text @param {number} index */
function isEdge(text, index) {
  edge.lastIndex = index;
  return edge.test(text);
}

/** Orca adds a point to a text that has none, so a text counts without it. @param {string} text */
const withoutPoint = (text) => text.replace(/\.$/u, '');

/** @param {Readonly<Record<string, string>>} texts @param {Readonly<Record<string, string>>} german texts of the same keys @returns {Entry[]} */
function dictionaryOf(texts, german) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const [key, text] of Object.entries(texts)) {
    for (const variant of variantsOf(withoutPoint(text))) {
      const source = patternOf(variant, text.endsWith('.'));
      const [literal = ''] = literalsOf(variant).toSorted((one, other) => other.length - one.length);
      const pattern = new RegExp(source, 'gu');
      if (!entries.has(source))
        entries.set(source, {
          variant,
          literal,
          pattern,
          german: variantsOf(withoutPoint(german[key] ?? text)),
        });
    }
  }
  return Array.from(entries.values()).toSorted((one, other) => sizeOf(other.variant) - sizeOf(one.variant));
}

/**
 * Returns a German text for each key of a site. Keys have one German text if the site has one text for them, because nothing tells
 * them apart: one that the German site says.
 * @param {Readonly<Record<string, string>>} texts of the site
 * @param {Readonly<Record<string, string>>} german
 * @param {string} said everything that the German site says
 */
function sharedGerman(texts, german, said) {
  /** @type {Map<string, string>} */
  const parents = new Map();
  const rootOf = (/** @type {string} */ node) => {
    const parent = parents.get(node);
    return parent === undefined || parent === node ? node : rootOf(parent);
  };
  // A text that only one of both has stays as it is, with all its words.
  const germanOf = (/** @type {string} */ key) => withoutPoint(german[key] ?? texts[key] ?? '');
  const groupOf = (/** @type {string} */ key) => rootOf(`German: ${germanOf(key)}`);
  for (const [key, text] of Object.entries(texts))
    parents.set(rootOf(`site: ${withoutPoint(text)}`), groupOf(key));
  const keys = Object.keys({ ...german, ...texts });
  const groups = Map.groupBy(keys, groupOf);
  return Object.fromEntries(
    keys.map((key) => {
      const group = (groups.get(groupOf(key)) ?? []).map(germanOf);
      return [key, group.find((text) => said.includes(text)) ?? group[0]];
    }),
  );
}

/**
 * Returns functions that translate lines of a site, and lines of the German transcripts, to comparable ones. What the site says in
 * German, although it has another text, is marked.
 * @param {Readonly<Record<string, string>>} texts of the site, by their keys
 * @param {Readonly<Record<string, string>>} germanTexts
 * @param {string} [said] everything that the German site says
 */
export function translators(texts, germanTexts, said = '') {
  const [site, german] = [texts, germanTexts].map((each) =>
    Object.fromEntries(Object.entries(each).map(([key, text]) => [key, inOneLine(text)])),
  );
  const shared = sharedGerman(site, german, said);
  const [ofSite, ofGerman] = [site, german].map((each) => dictionaryOf(each, shared));
  const plainGerman = dictionaryOf(german, german);
  const join = (/** @type {Piece[]} */ pieces) => pieces.map(({ text }) => text).join('');
  const marked = (/** @type {Piece} */ { text, isGerman }) =>
    isGerman ? [{ text, isGerman }] : translate(text, plainGerman, (words) => `[German: ${words}]`);
  return {
    fromSite: (/** @type {string} */ line) => join(translate(line, ofSite).flatMap(marked)),
    fromGerman: (/** @type {string} */ line) => join(translate(line, ofGerman)),
  };
}

/**
 * @param {string} line
 * @param {readonly Entry[]} dictionary
 * @param {(words: string) => string} [mark]
 * @returns {Piece[]}
 */
function translate(line, dictionary, mark = (words) => words) {
  /** @type {Piece[]} */
  let pieces = [{ text: line, isGerman: false }];
  const entries = dictionary.filter(({ literal }) => line.includes(literal));
  for (const entry of entries)
    pieces = pieces.flatMap((piece) =>
      piece.isGerman ? [piece] : translated(piece.text, entry, entries, mark),
    );
  return pieces;
}

/**
 * @param {string} text
 * @param {Entry} entry
 * @param {readonly Entry[]} dictionary for the values in the text
 * @param {(words: string) => string} mark
 * @returns {Piece[]}
 */
function translated(text, { variant, pattern, german }, dictionary, mark) {
  const names = variant.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.argument]));
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const next = match.index + match[0].length;
    if (!isEdge(text, match.index) || !isEdge(text, next)) continue;
    const values = Object.fromEntries(
      names.map((name, index) => [
        name,
        translate(match[index + 1] ?? '', dictionary)
          .map((piece) => piece.text)
          .join(''),
      ]),
    );
    const { parts } = german.find((each) => fits(each, variant, values)) ?? variant;
    const words = parts.map((part) => (typeof part === 'string' ? part : (values[part.argument] ?? '')));
    pieces.push(
      { text: text.slice(end, match.index), isGerman: false },
      { text: mark(words.join('')), isGerman: true },
    );
    end = next;
  }
  return [...pieces, { text: text.slice(end), isGerman: false }];
}
