import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** The browsers that are promised: Chrome 111, Firefox 128, Safari 16.4. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

/**
 * Writes `dist/styles.css` and copies the sources' style sheets for those who run Tailwind, and the fonts of both with their
 * licences.
 *
 * All of it is in one cascade layer, `crema`, within it Tailwind's (`crema.base`, `crema.components`, …): whatever an app
 * writes outside of a layer, or in a later one, wins without a fight over specificity.
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
  writeFileSync(sheet, `@layer crema{${readFileSync(sheet, 'utf8').trim()}}\n`);
}
