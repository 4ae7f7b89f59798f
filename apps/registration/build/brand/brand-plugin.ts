import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { brandCss } from '../../../../design-system/build/lib/brand-css.mjs';
import { cssValue } from '../../../../design-system/build/lib/css-variables.mjs';
import { nested, tokenTheme } from '../../../../design-system/build/lib/token-themes.mjs';
import { brandFile, ofBrand } from './brand-file.ts';
import { loadBrand } from './load-brand.ts';

/** The module with the colours of another brand. */
const colours = 'virtual:crema-brand-colours';

const sheet = /registration[\\/]src[\\/]styles\.css(?:$|[?])/;

/** Puts the brand that the product is built for in place of ours, and its tokens behind ours; what its drawings are drawn with is looked for in
 * its folder. */
export function brand(): Plugin {
  return {
    name: 'crema-brand',
    enforce: 'pre',
    resolveId: {
      filter: { id: /brand\/chosen(?:-mark|-colours)?\.ts$/ },
      handler: async (id) => {
        if (id.endsWith('-colours.ts'))
          return (await loadBrand()).files.tokens === undefined ? null : colours;
        return id.endsWith('-mark.ts') ? ofBrand((await loadBrand()).files.mark) : brandFile;
      },
    },
    load: {
      filter: { id: /^virtual:crema-brand-colours$/ },
      async handler() {
        const { light, dark } = tokenTheme(pathToFileURL(ofBrand((await loadBrand()).files.tokens ?? '')));
        const [day, night] = [light, dark].map((tokens) => JSON.stringify(nested(tokens, cssValue)));
        return `export const day = ${day};\nexport const night = ${night};\n`;
      },
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
