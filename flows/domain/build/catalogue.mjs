// Reads the message files of every locale and finds the arguments each text takes.
import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';

const require = createRequire(import.meta.url);
const compiler = createRequire(require.resolve('@internationalized/string-compiler'));
const { parse, TYPE } = compiler('@formatjs/icu-messageformat-parser');

export const folder = new URL('../src/messages/', import.meta.url);

/** @returns {Map<string, Record<string, string>>} texts by key, by locale */
export function readCatalogue() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
  );
}

/**
 * The arguments of an ICU text and their types.
 * @param {string} text
 * @returns {Map<string, 'number' | 'string | number'>}
 */
export function argumentsOf(text) {
  const found = new Map();
  const visit = (parts) => {
    for (const part of parts) {
      if (part.type === TYPE.argument || part.type === TYPE.select) found.set(part.value, 'string | number');
      if (part.type === TYPE.plural || part.type === TYPE.number) found.set(part.value, 'number');
      if (part.options) for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return found;
}

/**
 * The categories of every plural in an ICU text, such as `['one', 'other']`.
 * @param {string} text
 * @returns {string[][]}
 */
export function pluralsOf(text) {
  const found = [];
  const visit = (parts) => {
    for (const part of parts) {
      if (part.type === TYPE.plural) found.push(Object.keys(part.options));
      if (part.options) for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return found;
}
