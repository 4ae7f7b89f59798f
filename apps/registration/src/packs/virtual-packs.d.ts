declare module 'virtual:crema-packs' {
  import type { SiteKey } from '@crema/flow-domain';
  import type { Pack } from './pack.ts';
  /** Loads a site's pack; made by `build/packs-plugin.ts` from the site files there are. */
  const packs: Readonly<Record<SiteKey, () => Promise<Pack>>>;
  export default packs;
}
