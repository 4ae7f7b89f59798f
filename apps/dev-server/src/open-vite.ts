import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { DevelopedApp, LoadModule, SourcesApi } from './developed-app.ts';

/**
 * Sends an event to pages when a module has changed that only the server uses, such as a layout. No page imports it, so Vite
 * itself sends nothing. See `page/renew-frame.ts`.
 */
const renewFrame = (): Plugin => ({
  name: 'crema-renew-frame',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) {
      // Waits until the server has discarded the modules, which happens after the plugins have run.
      setImmediate(() => server.environments.client.hot.send('crema:frame'));
    }
  },
});

const designSystem = new URL('../../../design-system/', import.meta.url);
const tokensFolder = fileURLToPath(new URL('src/tokens/', designSystem));
const tokensScript = fileURLToPath(new URL('build/tokens.mjs', designSystem));

/** Writes the style of the tokens again when one of their files has changed, as `npm run generate` does. */
const tokens = (): Plugin => ({
  name: 'crema-tokens',
  configureServer({ watcher, config }) {
    watcher.add(tokensFolder);
    watcher.on('change', (file) => {
      if (!file.startsWith(tokensFolder) || !file.endsWith('.tokens.json')) return;
      execFile(process.execPath, [tokensScript], (error, _, complaint) => {
        if (error) config.logger.error(complaint);
      });
    });
  },
});

/** The sources, as Vite serves them to pages and loads them here. */
export interface Sources {
  readonly vite: ViteDevServer;
  readonly load: LoadModule;
}

const readsSources = (plugin: Plugin): plugin is Plugin<SourcesApi> => plugin.api?.readBy !== undefined;

/** Opens Vite for an app. Its hot reloading uses the server's own port. */
export async function openVite({ folder }: Pick<DevelopedApp, 'folder'>, server: Server): Promise<Sources> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', folder)),
    appType: 'custom',
    plugins: [tokens(), renewFrame()],
    // Vite finds all dependencies at the start. One that a page asks for later would reload that page while a developer uses it.
    optimizeDeps: { entries: ['src/**/*.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      // Allows each site's host. Browsers resolve all of them to this machine.
      allowedHosts: ['.localhost'],
    },
  });
  // Checks for every module whether it has changed, each time it is loaded.
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const load: LoadModule = (url) => runner.import(fileURLToPath(url));
  for (const plugin of vite.config.plugins) if (readsSources(plugin)) plugin.api?.readBy(load);
  return { vite, load };
}

/** Returns the URL path under which Vite serves a file of this machine. */
export const servedFile = ({ pathname }: URL): string => `/@fs${pathname}`;
