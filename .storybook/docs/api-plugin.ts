import type { Plugin } from 'vite';
import { entryApi } from '../../design-system/build/docs/api/entry-api.mjs';

const QUERY = '?api';

/**
 * `import api from '…/text-field/index.ts?api'` gives what the entry exports, read from its sources at that moment, so that
 * nothing generated can go stale. Changed sources change the page.
 */
export function entryApis(): Plugin {
  return {
    name: 'crema-entry-apis',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { files, ...api } = entryApi(id.slice(0, -QUERY.length).replaceAll('\\', '/'));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(api)};`;
    },
  };
}
