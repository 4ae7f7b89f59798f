import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { brandCss } from '../../../../design-system/build/lib/brand-css.mjs';
import { brandFile, ofBrand } from './brand-file.ts';
import { loadBrand } from './load-brand.ts';

const sheet = /registration[\\/]src[\\/]styles\.css(?:$|[?])/;

/** Puts the brand that the product is built for in place of ours, and its tokens behind ours; what its drawings are drawn with is looked for in
 * its folder. */
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
        const added = [`@source ${JSON.stringify(dirname(brandFile))};`];
        if (tokens !== undefined) {
          const file = ofBrand(tokens);
          this.addWatchFile(file);
          added.push(brandCss(pathToFileURL(file)));
        }
        return { code: [code, ...added].join('\n'), map: null };
      },
    },
  };
}
