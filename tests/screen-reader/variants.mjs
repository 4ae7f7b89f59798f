/** Splits ICU messages into the texts that a page may show: one for each option of a plural or select. */
import { parse, TYPE } from '../../flows/domain/build/icu.mjs';

/**
 * @typedef {string | { argument: string }} Part
 * @typedef {{ parts: Part[], options: Record<string, string> }} Variant a text with one option of each plural and select
 */

/** @param {string} text @returns {Variant[]} */
export const variantsOf = (text) => variantsOfParts(parse(text));

/** @param {any[]} elements of a parsed ICU text @param {string} [plural] argument that `#` stands for @returns {Variant[]} */
const variantsOfParts = (elements, plural = '') =>
  elements.reduce(
    (variants, element) =>
      variants.flatMap(({ parts, options }) =>
        variantsOfOne(element, plural).map((more) => ({
          parts: [...parts, ...more.parts],
          options: { ...options, ...more.options },
        })),
      ),
    [{ parts: [], options: {} }],
  );

/** @param {any} element @param {string} plural @returns {Variant[]} */
function variantsOfOne({ type, value, options }, plural) {
  if (type === TYPE.literal) return [{ parts: [value], options: {} }];
  if (type === TYPE.pound) return [{ parts: [{ argument: plural }], options: {} }];
  if (type !== TYPE.plural && type !== TYPE.select) return [{ parts: [{ argument: value }], options: {} }];
  return Object.entries(options).flatMap(([option, { value: inner }]) =>
    variantsOfParts(inner, type === TYPE.plural ? value : plural).map((variant) => ({
      parts: variant.parts,
      options: { ...variant.options, [value]: option },
    })),
  );
}

/** A value at the start or end of a text is one word. */
const WORD = String.raw`(\S*[^\s.,:!?])`;

/** @param {Variant} variant @param {boolean} hasPoint true if a point follows */
export const patternOf = ({ parts }, hasPoint) =>
  parts
    .map((part, index) => {
      if (typeof part === 'string') return RegExp.escape(part);
      if (index === 0 || (index === parts.length - 1 && !hasPoint)) return WORD;
      return index < parts.length - 1 ? '(.+?)' : String.raw`(.+?)(?=\.)`;
    })
    .join('');

export const literalsOf = (/** @type {Variant} */ { parts }) =>
  parts.filter((part) => typeof part === 'string');

/** @param {Variant} variant */
export const sizeOf = (variant) => literalsOf(variant).join('').length;

const germanPlurals = new Intl.PluralRules('de');

/**
 * True if a German text has the options of a site's text. A plural goes by its number, because languages differ in their plurals.
 * @param {Variant} german
 * @param {Variant} variant
 * @param {Readonly<Record<string, string>>} values
 */
export const fits = ({ options }, variant, values) =>
  Object.entries(options).every(([name, option]) => {
    const value = values[name];
    return value === undefined
      ? option === variant.options[name]
      : option === `=${value}` || option === germanPlurals.select(Number(value));
  });
