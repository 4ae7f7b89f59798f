import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));
const list = 'virtual:crema-fonts';

/** The languages that a file is named after. `letters.test.ts` holds that their texts need no other. */
const languages = { czech: 'cs', slovak: 'sk', hungarian: 'hu', turkish: 'tr', polish: 'pl' };
const languagesOf = (url) =>
  Object.entries(languages)
    .flatMap(([name, language]) => (url.includes(name) ? [language] : []))
    .join(' ');

/** The files of all families that have the same letters, under one list of those: it is the longest part. */
function byLetters(fonts) {
  // Letters of no site's language that somebody may type are the system's: their lists are longer than all others.
  const spoken = fonts.filter(({ url }) => !url.includes('-rest-'));
  const groups = Map.groupBy(spoken, ({ letters }) => letters);
  return [...groups].map(([letters, files]) => ({
    letters,
    languages: languagesOf(files[0].url),
    files: files.map(({ family, url, weight }) => ({ family, url, weight })),
  }));
}

/**
 * Builds what adds the fonts to a page, with the list of them, as a script of its own that no page waits for.
 * @param {URL} dist
 * @param {readonly object[]} fonts
 * @returns {Promise<string>} its address
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
        load: (id) => (id === list ? `export default ${JSON.stringify(byLetters(fonts))}` : undefined),
      },
    ],
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      rolldownOptions: { input: `${app}src/fonts/add-fonts.ts`, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ code }] = [result].flat().flatMap(({ output }) => output);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/fonts-${hash}.js`;
  await writeFile(new URL(`client/${file}`, dist), code);
  return `/${file}`;
}
