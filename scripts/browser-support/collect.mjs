/**
 * Collects everything that a browser has to understand: files with scripts or styles, and scripts and styles
 * inside pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, text: string }} Part `name` says where it was found */
/** @typedef {{ scripts: Part[], styles: Part[] }} Parts */

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** JSON data and import maps are not programs. A script with `src` is a file of its own. */
const notProgram = /\bsrc=|type="(?!module|text\/javascript)/;

/** @param {string} name @param {string} page @returns {Parts} */
function insidePage(name, page) {
  const found = [...page.matchAll(inline)].map(([, kind, attributes = '', text = '']) => ({
    kind,
    attributes,
    text,
  }));
  const parts = (/** @type {string} */ wanted) =>
    found
      .filter(({ kind, attributes, text }) => kind === wanted && text.trim() && !notProgram.test(attributes))
      .map(({ text }, index) => ({ name: `${name} ${wanted} ${index + 1}`, text }));
  return { scripts: parts('script'), styles: parts('style') };
}

/** Removes duplicates, because many pages contain the same script. @param {Part[]} parts @returns {Part[]} */
const once = (parts) => [...new Map(parts.toReversed().map((part) => [part.text, part])).values()];

/**
 * Reads all files below the folders.
 * @param {readonly string[]} folders
 * @returns {Parts} each text once
 */
export function collect(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(m?js|css|html)$/.test(path))
      .map((path) => ({ name: path, text: readFileSync(join(folder, path), 'utf8') })),
  );
  const pages = files
    .filter(({ name }) => name.endsWith('.html'))
    .map(({ name, text }) => insidePage(name, text));
  return {
    scripts: once([
      ...files.filter(({ name }) => /\.m?js$/.test(name)),
      ...pages.flatMap((page) => page.scripts),
    ]),
    styles: once([
      ...files.filter(({ name }) => name.endsWith('.css')),
      ...pages.flatMap((page) => page.styles),
    ]),
  };
}
