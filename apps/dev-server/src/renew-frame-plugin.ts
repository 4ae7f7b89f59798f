import type { Plugin } from 'vite';

/** The event that a page receives when the frame of its screen may have changed. */
const changed = 'crema:frame';

/**
 * Sends an event to pages when a module has changed that only the server uses, such as a layout. No page imports it, so Vite
 * itself sends nothing. See `page/renew-frame.ts`.
 */
export const renewFrame = (): Plugin => ({
  name: 'crema-renew-frame',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) {
      // Waits until the server has discarded the modules, which happens after the plugins have run.
      setImmediate(() => server.environments.client.hot.send(changed));
    }
  },
});
