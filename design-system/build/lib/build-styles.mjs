import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { inOneLayer } from './own-classes.mjs';
import { unlayered } from './unlayered.mjs';

/** The supported browsers: Chrome 111, Firefox 128, Safari 16.4. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

/**
 * Writes `dist/styles.css`, and copies the sources' style sheets for apps with Tailwind and the fonts with their licences.
 *
 * All rules are in one cascade layer, `crema`, which contains Tailwind's layers (`crema.base`, `crema.components`, …). Rules of
 * an app that are in no layer, or in a later one, override them whatever their specificity is. `dist/styles-unlayered.css` has
 * the same rules without layers, for apps that use none.
 *
 * @param {URL} src
 * @param {URL} dist
 */
export async function buildStyles(src, dist) {
  for (const file of globSync(['**/*.css', 'fonts/*.{woff2,txt}'], { cwd: src })) {
    cpSync(new URL(file, src), new URL(file, dist));
  }
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../', import.meta.url)),
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssTarget: TARGET,
      rolldownOptions: {
        input: { styles: fileURLToPath(new URL('../styles.css', import.meta.url)) },
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const sheet = new URL('styles.css', dist);
  const styles = notInlined(inOneLayer(readFileSync(sheet, 'utf8')));
  writeFileSync(sheet, styles);
  writeFileSync(new URL('styles-unlayered.css', dist), unlayered(styles));
  const faces = new URL('fonts/fonts.gen.css', dist);
  writeFileSync(faces, notInlined(readFileSync(faces, 'utf8')));
}

/**
 * Vite inlines small files into the style sheet, so that every visitor would load the letters of all languages. The query
 * prevents that, and a server ignores it.
 * @param {string} css
 */
const notInlined = (css) => css.replaceAll(/\.woff2(?=['")])/g, '.woff2?no-inline');
