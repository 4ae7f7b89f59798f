import type { Plugin } from 'vite';

/** The event a page hears when what stands around its screen may have changed. */
const changed = 'crema:frame';

/**
 * Tells pages that a module has changed which the server alone works with, such as a layout: no page imports it, so Vite has
 * nothing to tell. See `page/renew-frame.ts`.
 */
export const renewFrame = (): Plugin => ({
  name: 'crema-renew-frame',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) {
      // Once the modules have been thrown away on the server: that follows what plugins say.
      setImmediate(() => server.environments.client.hot.send(changed));
    }
  },
});
