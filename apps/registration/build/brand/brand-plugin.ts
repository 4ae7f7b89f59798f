import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { brandCss } from '../../../../design-system/build/lib/brand-css.mjs';
import { brandFile, ofBrand } from './brand-file.ts';
import { loadBrand } from './load-brand.ts';

const sheet = /registration[\\/]src[\\/]styles\.css(?:$|[?])/;

/** Puts the brand that the product is built for in place of ours, and its tokens behind ours. */
export function brand(): Plugin {
  return {
    name: 'crema-brand',
    enforce: 'pre',
    resolveId: {
      filter: { id: /brand\/chosen(?:-mark)?\.ts$/ },
      handler: async (id) => (id.endsWith('-mark.ts') ? ofBrand((await loadBrand()).files.mark) : brandFile),
    },
    transform: {
      filter: { id: sheet },
      async handler(code) {
        const { tokens } = (await loadBrand()).files;
        if (tokens === undefined) return undefined;
        const file = ofBrand(tokens);
        this.addWatchFile(file);
        return { code: `${code}\n${brandCss(pathToFileURL(file))}`, map: null };
      },
    },
  };
}
