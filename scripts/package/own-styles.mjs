import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import postcss from 'postcss';
import { build } from 'vite';
import { root } from '../shared/places.mjs';
import { homeUrl, manifestOf } from './packages.mjs';
import { without } from './style-difference.mjs';

/** The browsers that are promised: Chrome 111, Firefox 128, Safari 16.4. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

const sheetOfAll = new URL('dist/styles.css', homeUrl('design-system'));

/**
 * Writes `dist/styles.css`, the style sheet of a package whose components have classes that the design system's sheet lacks. An
 * app loads it behind that one. It is in the same layers, and repeats nothing of it: a class that came a second time would win
 * over the variants that stand behind the first.
 *
 * @param {URL} home of the package
 * @throws when the package.json exports a sheet that would be empty, or none where one is needed
 */
export async function writeOwnStyles(home) {
  const { name, exports } = manifestOf(home);
  if (!existsSync(sheetOfAll)) throw new Error('Make the package design-system before.');
  const all = postcss.parse(readFileSync(sheetOfAll, 'utf8'));
  const own = without(postcss.parse(`@layer crema{${await tailwindSheet(home)}}`), all);
  const isNeeded = own.nodes.length > 0;
  if (isNeeded !== './styles.css' in exports) {
    throw new Error(`${name} ${isNeeded ? 'must export' : 'has nothing in'} ./styles.css.`);
  }
  if (isNeeded) writeFileSync(new URL('dist/styles.css', home), `${own.toString().trim()}\n`);
}

/** The classes in the sources of a package, without what a page needs before any component. */
async function tailwindSheet(home) {
  const id = fileURLToPath(new URL('src/styles.css', home));
  const code = `@layer theme, base, components, utilities;
    @import 'tailwindcss/theme.css' layer(theme);
    @import 'tailwindcss/utilities.css' layer(utilities) source(none);
    @config '${join(root, 'tailwind.config.ts')}';
    @source './**/*.tsx';
    @source not './**/*.{stories.tsx,test.tsx}';`;
  const result = await build({
    configFile: false,
    root: fileURLToPath(home),
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'sheet-of-classes',
        enforce: 'pre',
        resolveId: (file) => (file === id ? id : undefined),
        load: (file) => (file === id ? code : undefined),
      },
      tailwindcss(),
    ],
    build: { write: false, cssTarget: TARGET, rolldownOptions: { input: { styles: id } } },
  });
  const sheet = [result]
    .flat()
    .flatMap(({ output }) => output)
    .find(({ fileName }) => fileName.endsWith('.css'));
  return String(sheet?.source ?? '');
}
