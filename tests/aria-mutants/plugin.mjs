/** Instruments the sources of design system and flows while Vite builds or serves them. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../scripts/shared/places.mjs';
import { instrument } from './instrument.mjs';

const folders = ['design-system/src', 'flows/*/src'];
const never = /\.(test|stories|gen)\.tsx?$|\/testing\/|\/headless\/|^flows\/domain\//u;

/** @returns {string[]} the sources that are mutated, relative to the repository */
const sources = () =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !never.test(file))
    .toSorted((one, other) => one.localeCompare(other, 'en'));

/** @returns {import('./instrument.mjs').Site[]} */
export const sites = () =>
  sources().flatMap((file) => instrument(readFileSync(join(root, file), 'utf8'), file).sites);

const runtime = join(import.meta.dirname, 'runtime.mjs');

/** @returns {import('vite').Plugin} */
export function ariaMutants() {
  const mutable = new Set(sources());
  return {
    name: 'aria-mutants',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:aria-mutants' ? runtime : undefined),
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      return mutable.has(file) ? { code: instrument(code, file).code, map: null } : undefined;
    },
  };
}
