import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/**
 * Returns the modules of our packages that a page has loaded so far, by the path for an import, like
 * `@crema/flow-form/dist/index.js`. The app must be built with source maps.
 * @param dist folder of the built app
 */
export async function loadedModules(page: Page, dist: string): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  // The bundler's own script has no source, and neither has a script that only re-exports another. They have
  // no source map.
  const scripts = addresses.filter((path) => path.endsWith('.js') && existsSync(join(dist, `${path}.map`)));
  const maps = await Promise.all(
    scripts.map(async (path): Promise<{ sources: readonly string[] }> => {
      return JSON.parse(await readFile(join(dist, `${path}.map`), 'utf8'));
    }),
  );
  return maps.flatMap(({ sources }) =>
    sources.flatMap((source) => /\/(@crema\/.+)$/.exec(source)?.[1] ?? []),
  );
}
