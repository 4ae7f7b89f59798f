import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeHashed } from './build-alone.mjs';

const entry = fileURLToPath(new URL('../src/fonts/add-fonts.ts', import.meta.url));
const list = 'virtual:crema-fonts';

/**
 * Removes the fonts that have to be fetched from a style sheet. A page that names them in its own style sheet requests them before
 * it paints. The boot script adds them later.
 * @param {string} css as the build minified it
 * @returns {{ css: string, fonts: { family: string, url: string, weight: string, letters: string }[] }} `weight` and
 *   `letters` as CSS writes `font-weight` and `unicode-range`
 * @throws if a face lacks a part
 */
export function takeFontFaces(css) {
  const fonts = [];
  const rest = css.replaceAll(/@font-face\s*\{([^}]*)\}\s*/g, (rule, declarations) => {
    const url = /url\(["']?([^"')]+)["']?\)/.exec(declarations)?.[1];
    if (!url) return rule;
    const value = (property) => {
      const found = new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`).exec(declarations)?.[1];
      if (!found) throw new Error(`The face of ${url} has no ${property}.`);
      return found.trim();
    };
    const family = value('font-family').replaceAll(/^["']|["']$/g, '');
    fonts.push({ family, url, weight: value('font-weight'), letters: value('unicode-range') });
    return '';
  });
  return { css: rest, fonts };
}

/** Writes the same faces as rules, for a page without scripts. The browser shows them at once if they are in its cache. */
export const writeFontFaces = (fonts) =>
  fonts
    .map(
      ({ family, url, weight, letters }) =>
        `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};font-display:optional;unicode-range:${letters}}`,
    )
    .join('');

/** The languages that files are named after. `letters.test.ts` of the app checks that their texts need no other file. */
const languages = { czech: 'cs', slovak: 'sk', hungarian: 'hu', turkish: 'tr', polish: 'pl' };

/** Returns the selector for the `html` element of pages whose texts need a file. */
const pagesOf = (url) =>
  Object.entries(languages)
    .flatMap(([name, language]) => (url.includes(name) ? [`[lang^=${language}]`] : []))
    .join() || 'html';

/** Returns the module that `virtual-fonts.d.ts` describes. */
function fontsModule(fonts) {
  // Letters of no site's language are the system's: their lists are longer than all others.
  const used = fonts.filter(({ url }) => !url.includes('-rest-'));
  const ranges = Map.groupBy(used, ({ letters }) => letters);
  const letters = [...ranges].map(([range, [{ url }]]) => [range, pagesOf(url)]);
  const families = [...Map.groupBy(used, ({ family }) => family)].map(([family, files]) => {
    const urls = letters.map(([range]) => files.find((file) => file.letters === range)?.url);
    if (urls.includes(undefined))
      throw new Error(`${family} has no file for some letters of another family.`);
    return [family, files[0].weight, urls];
  });
  return `export const families = ${JSON.stringify(families)}, letters = ${JSON.stringify(letters)};`;
}

/**
 * Builds the script that adds the fonts to a page. It contains the list of them, and no page waits for it.
 * @param {URL} dist
 * @param {readonly object[]} fonts
 * @returns {Promise<string>} the script's path
 */
export async function buildFonts(dist, fonts) {
  const result = await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'warn',
    plugins: [
      {
        name: 'crema-fonts',
        resolveId: (id) => (id === list ? id : undefined),
        load: (id) => (id === list ? fontsModule(fonts) : undefined),
      },
    ],
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [{ code }] = [result].flat().flatMap(({ output }) => output);
  return writeHashed(dist, 'fonts', code);
}
