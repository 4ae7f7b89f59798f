import type { Plugin } from 'vite';

/**
 * Imports what is fetched later without Vite's helper, which preloads style sheets and scripts: styles are per page here, and
 * each page names its own scripts. It would be 0.7 kB of every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'crema-plain-imports',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
