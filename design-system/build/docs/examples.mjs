import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { componentEntries } from '../lib/component-folders.mjs';
import { exportsOf } from '../lib/exports-map.mjs';

/**
 * @typedef {object} Example a fenced block of TypeScript
 * @property {string} page the name of its page, like `text-field`
 * @property {number} line of its first line of code in the page, from 1
 * @property {string} ending `ts` or `tsx`
 * @property {string} code
 * @property {boolean} isComponent whether it exports something to render
 * @property {string} notRendered why it cannot be rendered by itself: ```` ```tsx not-rendered="Needs a server." ````
 */

/**
 * Returns the examples of a page in TypeScript.
 * @param {{ name: string, markdown: string }} page
 * @returns {Example[]}
 */
export function examplesOf({ name, markdown }) {
  const fences = markdown.matchAll(/^```(tsx?)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm);
  return Array.from(fences, ({ index, 1: ending = '', 2: meta = '', 3: code = '' }) => ({
    page: name,
    line: markdown.slice(0, index).split('\n').length + 1,
    ending,
    code,
    isComponent: ending === 'tsx' && /^export (?:default )?(?:function|const) [A-Z]/m.test(code),
    notRendered: /not-rendered="([^"]+)"/.exec(meta)?.[1] ?? '',
  }));
}

/** Below the repository's node_modules, so that the compiler finds React and its types. */
const cache = new URL('../../../node_modules/.cache/', import.meta.url);

const { workspace } = exportsOf(componentEntries(new URL('../../src/', import.meta.url)));

/** As strict as the repository. An import of the package by its name gets its source. */
const tsconfig = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    paths: Object.fromEntries(
      Object.entries(workspace).flatMap(([entry, { '@crema/source': source }]) =>
        source ? [[`@crema/design-system${entry.slice(1)}`, [`../../../design-system/${source}`]]] : [],
      ),
    ),
  },
  include: ['.'],
};

/**
 * Type-checks every example of the pages as a module, in one run of the compiler. An example has the same line as in its page, so
 * that the compiler's line numbers are those of the page.
 *
 * @param {{ name: string, markdown: string }[]} pages
 * @returns {Promise<{ examples: number, faults: string }>} `faults`: the output of the compiler, empty if there are none
 */
export async function checkExamples(pages) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(fileURLToPath(new URL('docs-examples-', cache)));
  const project = pathToFileURL(`${folder}/`);
  const write = (name, text) => writeFileSync(new URL(name, project), text);
  try {
    write('tsconfig.json', JSON.stringify(tsconfig));
    write('styles.d.ts', "declare module '*.css';\n");
    const examples = pages.flatMap(examplesOf);
    for (const [at, { page, line, ending, code }] of examples.entries()) {
      write(`${page}.md.${at}.${ending}`, `${'\n'.repeat(line - 1)}${code}`);
    }
    return { examples: examples.length, faults: await compile(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<string>} */
function compile(folder) {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = join(dirname(manifest), 'bin/tsc');
  const args = [tsc, '-p', folder, '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : '');
    });
  });
}
