import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));
const list = 'virtual:crema-fonts';

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
    root: app,
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
        input: fileURLToPath(import.meta.resolve('@crema/page-shell/add-fonts')),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [{ code }] = [result].flat().flatMap(({ output }) => output);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/fonts-${hash}.js`;
  await writeFile(new URL(`client/${file}`, dist), code);
  return `/${file}`;
}
