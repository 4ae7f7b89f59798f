import type { Plugin } from 'vite';
import { readSites } from '../../../flows/domain/build/site-files.mjs';

const table = 'virtual:crema-packs';

/**
 * Makes a module of each site's pack, one script per site, from the site files there are. `virtual:crema-packs` holds the
 * way to each of them by the site's key; `virtual:crema-packs/ch-fr` is one.
 */
export function packs(): Plugin {
  return {
    name: 'crema-packs',
    resolveId: (id) => (id === table || id.startsWith(`${table}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${table}`)) return undefined;
      const sites = await readSites();
      if (id === `\0${table}`) {
        const entries = sites.map(({ key, name }) => `${key}: () => import('${table}/${name}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      const site = sites.find(({ name }) => id === `\0${table}/${name}`);
      if (!site) throw new Error(`There is no site file for '${id.slice(1)}'.`);
      return [
        `export { ${site.variable}Documents as documents } from '@crema/flow-domain/documents/${site.name}';`,
        `export { ${site.variable} as site } from '@crema/flow-domain/sites/${site.name}';`,
        `export { default as messages } from 'virtual:crema-messages/${site.locale}/standalone';`,
      ].join('\n');
    },
  };
}
