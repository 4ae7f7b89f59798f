import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pageWords } from './page-words.mjs';
import { pruneStyle } from './prune-style.mjs';

const withoutScripts = (html) => html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');

/**
 * Makes the style of every page: of the whole sheet the rules for what that page can show. Each is written beside the scripts
 * as well, for the app to fetch when it shows that page without a load.
 * @param {URL} dist
 * @param {{ sheet: string, faces: string }} css the whole sheet, and the rules that fetch its fonts: a page without scripts
 *   has nothing else that brings them
 * @param {{ page: string, scripts: readonly string[], markup: readonly string[] }[]} pages by the id of their route or their
 *   own name, the scripts they load but React, and how they are served on every site
 * @returns {Promise<{ build: string, styles: Record<string, string> }>} the name of the build in the files' addresses
 */
export async function pageStyles(dist, { sheet, faces }, pages) {
  const styles = {};
  for (const { page, scripts, markup } of pages) {
    const code = await Promise.all(scripts.map((file) => readFile(new URL(`client${file}`, dist), 'utf8')));
    const style = pruneStyle(sheet, pageWords([...code, ...markup.map(withoutScripts)]));
    styles[page] = scripts.length === 0 ? style + faces : style;
    if (styles[page].includes('</')) throw new Error(`The style of ${page} would end its own element.`);
  }
  const build = createHash('sha256').update(JSON.stringify(styles)).digest('base64url').slice(0, 8);
  for (const [page, style] of Object.entries(styles)) {
    await writeFile(new URL(`client/assets/${page}-${build}.css`, dist), style);
  }
  return { build, styles };
}
