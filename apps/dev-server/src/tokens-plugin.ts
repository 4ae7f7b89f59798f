import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const designSystem = new URL('../../../design-system/', import.meta.url);
const folder = fileURLToPath(new URL('src/tokens/', designSystem));
const script = fileURLToPath(new URL('build/tokens.mjs', designSystem));

/** Writes the style of the tokens again when one of their files has changed, as `npm run generate` does. */
export const tokens = (): Plugin => ({
  name: 'crema-tokens',
  configureServer({ watcher, config }) {
    watcher.add(folder);
    watcher.on('change', (file) => {
      if (!file.startsWith(folder) || !file.endsWith('.tokens.json')) return;
      execFile(process.execPath, [script], (error, _, complaint) => {
        if (error) config.logger.error(complaint);
      });
    });
  },
});
