import { fileURLToPath } from 'node:url';
import { componentEntries } from '../lib/component-folders.mjs';
import { examplesOf } from './examples.mjs';
import { readPages } from './pages.mjs';

const LIST = 'virtual:docs-examples';
const FOLDER = 'docs-examples/';

/** @typedef {import('./examples.mjs').Example} Example */

/**
 * A plugin of Vite. `virtual:docs-examples` lists the examples of the documentation that export a component. Each can be loaded
 * as a module. They import the package by its name and get its sources.
 *
 * @param {URL} home of the package
 * @returns {import('vite').Plugin}
 */
export function docsExamples(home) {
  const sources = new URL('src/', home);
  const entries = componentEntries(sources);
  const examples = readPages(home)
    .flatMap(examplesOf)
    .filter(({ isComponent }) => isComponent);
  const folder = fileURLToPath(new URL(FOLDER, home)).replaceAll('\\', '/');
  const pathOf = (/** @type {Example} */ { page, line }) => `${folder}${page}.${line}.tsx`;
  const byPath = new Map(examples.map((example) => [pathOf(example), example]));
  return {
    name: 'docs-examples',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === LIST) return LIST;
      // The browser requests a module by its path below the root.
      const asked = source.startsWith(folder) ? source : folder + source.slice(source.lastIndexOf('/') + 1);
      if (source.includes(`/${FOLDER}`) && byPath.has(asked)) return asked;
      if (!importer || !byPath.has(importer)) return undefined;
      const [isOwn, name] = /^@crema\/design-system(?:\/([\w-]+))?$/.exec(source) ?? [];
      const entry = name ? entries.get(name) : 'index.ts';
      if (isOwn && entry) return fileURLToPath(new URL(entry, sources));
      // The file does not exist, so all other imports are resolved from a file that does.
      return this.resolve(source, fileURLToPath(new URL('index.ts', sources)));
    },
    load(id) {
      if (id === LIST) return listed(examples, pathOf);
      return byPath.get(id)?.code;
    },
  };
}

/** @param {readonly Example[]} examples @param {(example: Example) => string} pathOf */
function listed(examples, pathOf) {
  const lines = examples.map((example) => {
    const { page, line, notRendered } = example;
    const facts = JSON.stringify({ page, line, notRendered }).slice(1, -1);
    return `{ ${facts}, load: () => import(${JSON.stringify(pathOf(example))}) },`;
  });
  return `export const examples = [\n${lines.join('\n')}\n];`;
}
