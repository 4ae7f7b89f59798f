import { basename } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { openSources } from '../../design-system/build/docs/api/sources.mjs';
import { componentEntries } from '../../design-system/build/lib/component-folders.mjs';

const QUERY = '?api';
const src = new URL('../../design-system/src/', import.meta.url);
const pathOf = (url: URL) => fileURLToPath(url).replaceAll('\\', '/');

/**
 * A plugin of Vite: `import api from '…/text-field/text-field.md?api'` returns the exports of the entry that the page describes.
 * It reads them from the sources at that moment, so that no generated file can be out of date. A change of the sources updates
 * the page.
 */
export function entryApis(): Plugin {
  let sources: ReturnType<typeof openSources> | undefined;
  return {
    name: 'crema-entry-apis',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const entry = componentEntries(src).get(basename(id.slice(0, -`.md${QUERY}`.length)));
      if (!entry) return undefined;
      // The tests of stories load the plugin but no page, and need no compiler.
      sources ??= openSources(pathOf(new URL('../tsconfig.json', src)));
      const { files, ...api } = sources.entryApi(pathOf(new URL(entry, src)));
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
