import { readFile, writeFile } from 'node:fs/promises';
import { pageWords } from './page-words.mjs';
import { pruneStyle } from './prune-style.mjs';

const withoutScripts = (html) => html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');

/**
 * Makes the style of every page: of the whole sheet the rules for what that page can show. Each is a file as well, for the
 * app to fetch when it shows that page without a load.
 * @param {URL} dist
 * @param {{ sheet: string, faces: string }} css the whole sheet, and the rules that fetch its fonts: a page without scripts
 *   has nothing else that brings them
 * @param {{ page: string, scope?: string, scripts: readonly string[], markup: readonly string[] }[]} pages by the id of their
 *   route or their own name, the scripts they load but React, and how they are served on every site; `scope` is the selector of
 *   a part that can stand on every page
 * @returns {Promise<Record<string, string>>} by page
 */
export async function pageStyles(dist, { sheet, faces }, pages) {
  const styles = {};
  for (const { page, scope, scripts, markup } of pages) {
    const code = await Promise.all(scripts.map((file) => readFile(new URL(`client${file}`, dist), 'utf8')));
    const style = pruneStyle(sheet, pageWords([...code, ...markup.map(withoutScripts)]), scope);
    styles[page] = scripts.length === 0 ? style + faces : style;
    if (styles[page].includes('</')) throw new Error(`The style of ${page} would end its own element.`);
  }
  return styles;
}

/** Writes the styles of a build where the app looks for them. */
export async function writeStyles(dist, build, styles) {
  for (const [page, style] of Object.entries(styles)) {
    await writeFile(new URL(`client/assets/${page}-${build}.css`, dist), style);
  }
}
