import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importAgain = fileURLToPath(new URL('../src/builds/import-again.ts', import.meta.url));

const helper = /(?<![\w$])importAgain(?:\$\d+)?(?![\w$])/;
// Vite takes out the names that are used, for a bundler to see which those are. By now it has.
const named =
  /\(async \(\) => \{\s*const (?<names>\{[^{}]*\}) = await (?<load>[\w$]+\("[^"]+"\)(?:\.then\(\(n\) => n\.\w+\))?);\s*return \k<names>;\s*\}\)\(\)/g;
const wrapped = new RegExp(`${helper.source}\\((?=(?:async )?\\()`, 'g');

/**
 * Imports what is fetched later by `importAgain`, in place of Vite's helper, which preloads style sheets and scripts: styles
 * are per page here, and each page names its own scripts. It would be 0.7 kB of every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'crema-plain-imports',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { importAgain as __vitePreload } from ${JSON.stringify(importAgain)};`,
    },
    // Vite has written `importAgain(() => import("./a.js"), __VITE_PRELOAD__)`. All scripts are in one folder, so that the
    // helper finds each by the same address.
    renderChunk(code) {
      if (!code.includes('__VITE_PRELOAD__')) return null;
      const name = helper.exec(code)?.[0] ?? '';
      const plain = code
        .replaceAll(wrapped, '(')
        .replaceAll(/,\s*__VITE_PRELOAD__\)/g, ')()')
        .replaceAll(/\bimport\((?=["'`]\.\/)/g, `${name}(`)
        .replaceAll(named, '$<load>');
      if (plain.includes('__VITE_PRELOAD__')) this.error('Vite wraps its imports in another way now.');
      return { code: plain, map: null };
    },
  };
}
