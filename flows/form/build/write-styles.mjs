import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import postcss from 'postcss';
import { build } from 'vite';
import { inOneLayer } from '../../../design-system/build/lib/own-classes.mjs';
import { behindSheet } from './behind-sheet.mjs';

/** The browsers that are promised: Chrome 111, Firefox 128, Safari 16.4. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

const sheetOfDesignSystem = new URL('../../../design-system/dist/styles.css', import.meta.url);

/**
 * Writes `dist/styles.css`: the classes of all flows. An app loads it behind the sheet of the design system.
 * @param {URL} home of the package
 */
export async function writeStyles(home) {
  if (!existsSync(sheetOfDesignSystem)) throw new Error('Make the package design-system before.');
  const flows = postcss.parse(inOneLayer(await sheetOfFlows(home)));
  const all = postcss.parse(readFileSync(sheetOfDesignSystem, 'utf8'));
  writeFileSync(new URL('dist/styles.css', home), `${behindSheet(flows, all).toString()}\n`);
}

/** The classes in the sources of all flows. @param {URL} home */
async function sheetOfFlows(home) {
  const result = await build({
    configFile: false,
    root: fileURLToPath(home),
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssTarget: TARGET,
      rolldownOptions: { input: { styles: fileURLToPath(new URL('styles.css', import.meta.url)) } },
    },
  });
  const sheet = [result]
    .flat()
    .flatMap(({ output }) => output)
    .find(({ fileName }) => fileName.endsWith('.css'));
  return String(sheet?.source ?? '');
}
