import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { node, toolFile } from '../../scripts/shared/tool.mjs';
import type { OpenPage, useBrowser } from '../e2e/support/browser.ts';
import { installed } from './installed.ts';
import { served } from './served.ts';
import { tarballs } from './tarballs.ts';

/**
 * A fixture built with Vite and served.
 *
 * @param browser of the test file
 * @param more packages that the app has beside the usual
 */
export function viteSite(
  browser: ReturnType<typeof useBrowser>,
  fixture: string,
  more: readonly string[] = [],
) {
  let app: Awaited<ReturnType<typeof installed>>;
  let site: Awaited<ReturnType<typeof served>>;
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (...args: string[]) => node(args, { cwd: app.folder, quiet: true, env });
  beforeAll(async () => {
    app = await installed(await tarballs('design-system'), join(import.meta.dirname, fixture), {
      more: ['vite', ...more],
    });
    const { code, output } = await run(toolFile('vite'), 'build', '--logLevel', 'error');
    if (code !== 0 || output !== '') throw new Error(`Vite does not build ${fixture}: ${output}`);
    site = await served(join(app.folder, 'dist'));
  });
  afterAll(async () => {
    await site?.close();
    await app?.remove();
  });
  return {
    /** What TypeScript has to say; nothing where all is well. */
    typeErrors: async () => (await run(toolFile('typescript', 'tsc'), '-p', '.')).output,
    open: async (path: string): Promise<OpenPage> => {
      const opened = await browser();
      await opened.page.goto(site.origin + path);
      return opened;
    },
  };
}
