import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { installPackage } from '../../../tracking/build/make-files.mjs';

const page = fileURLToPath(new URL('page/page.mjs', import.meta.url));

/** `window.bench` measures. The caller passes the options of the installation. */
const entry = `
  import { install } from '@crema/tracking';
  import { ga4 } from '@crema/tracking/ga4';
  import { run } from ${JSON.stringify(page)};
  window.bench = (how) => run({ install, ga4 }, how);
`;

/**
 * Bundles the page with esbuild: the library as it is published, and the other libraries. Returns its scripts by path.
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundlePage() {
  const shop = await mkdtemp(join(tmpdir(), 'crema-bench-tracking-'));
  try {
    await installPackage(shop);
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: shop },
      absWorkingDir: shop,
      outdir: join(shop, 'out'),
      entryNames: 'page',
      write: false,
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
    });
    return new Map(outputFiles.map(({ path, text }) => [`/${relative(join(shop, 'out'), path)}`, text]));
  } finally {
    await rm(shop, { recursive: true, force: true });
  }
}
