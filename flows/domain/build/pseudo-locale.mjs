// The pseudo-locale `en-XA`: German texts with accents, brackets and two fifths more length. A text without brackets on a
// screen does not come from the message files. A text that does not fit will not fit in a longer language either.
import { parse, printAST, TYPE } from './icu.mjs';

/** BCP 47 tag of the pseudo-locale, as Unicode CLDR names it. */
export const pseudoLocale = 'en-XA';

const accents = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ô',
  u: 'û',
  n: 'ñ',
  s: 'š',
  c: 'ç',
  A: 'Á',
  E: 'Ê',
  O: 'Ô',
  U: 'Û',
  S: 'Š',
};
const accented = (text) => text.replace(/[aeiouncsAEOUS]/g, (letter) => accents[letter] ?? letter);

// Words, so that lines can break where a translation's would.
const padding = (length) => ' ~~~~~~'.repeat(Math.ceil((length * 0.4) / 7));

function stretch(parts) {
  let length = 0;
  const changed = parts.map((part) => {
    if (part.type === TYPE.literal) {
      length += part.value.length;
      return { ...part, value: accented(part.value) };
    }
    if (!part.options) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: stretch(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });
  return length > 0 ? [...changed, { type: TYPE.literal, value: padding(length) }] : changed;
}

/**
 * Returns a text in the pseudo-locale, with its arguments untouched.
 * @param {string} text ICU message
 * @returns {string} ICU message
 * @example pseudo('Hallo {name}') // '⟦Hállô {name} ~~~~~~⟧'
 */
export function pseudo(text) {
  const parts = stretch(parse(text));
  return `⟦${printAST(parts)}⟧`;
}
