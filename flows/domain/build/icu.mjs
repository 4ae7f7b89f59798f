// Reads and writes ICU messages with the parser that compiles them for the pages.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const compiler = createRequire(require.resolve('@internationalized/string-compiler'));

export const { parse, TYPE } = compiler('@formatjs/icu-messageformat-parser');
export const { printAST } = compiler('@formatjs/icu-messageformat-parser/printer');

/** Yields every part of a parsed text, and after each the parts of its options. */
function* eachPart(parts) {
  for (const part of parts) {
    yield part;
    for (const { value } of Object.values(part.options ?? {})) yield* eachPart(value);
  }
}

/**
 * Returns the arguments of an ICU text and their types.
 * @param {string} text
 * @returns {Map<string, 'number' | 'string | number'>}
 */
export function argumentsOf(text) {
  const found = new Map();
  for (const { type, value } of eachPart(parse(text))) {
    if (type === TYPE.argument || type === TYPE.select) found.set(value, 'string | number');
    if (type === TYPE.plural || type === TYPE.number) found.set(value, 'number');
  }
  return found;
}

/**
 * Returns the categories of every plural in an ICU text, such as `['one', 'other']`.
 * @param {string} text
 * @returns {string[][]}
 */
export const pluralsOf = (text) =>
  [...eachPart(parse(text))]
    .filter(({ type }) => type === TYPE.plural)
    .map(({ options }) => Object.keys(options));
