import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { openSources } from '../../design-system/build/docs/api/sources.mjs';

const QUERY = '?api';
const tsconfig = fileURLToPath(new URL('../../design-system/tsconfig.json', import.meta.url));

/**
 * A plugin of Vite: `import api from '…/text-field/index.ts?api'` returns the exports of the entry. It reads them from the
 * sources at that moment, so that no generated file can be out of date. A change of the sources updates the page.
 */
export function entryApis(): Plugin {
  let sources: ReturnType<typeof openSources> | undefined;
  return {
    name: 'crema-entry-apis',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      // The tests of stories load the plugin but no page, and need no compiler.
      sources ??= openSources(tsconfig.replaceAll('\\', '/'));
      const { files, ...api } = sources.entryApi(id.slice(0, -QUERY.length).replaceAll('\\', '/'));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(api)};`;
    },
    watchChange(id, { event }) {
      sources?.changed(id, event);
    },
    buildEnd() {
      sources?.close();
      sources = undefined;
    },
  };
}
