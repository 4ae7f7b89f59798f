/**
 * Writes the public entries of each package into its package.json, derived from the entries for the
 * workspace.
 *
 * - `node scripts/package/exports.mjs` writes the files.
 * - `node scripts/package/exports.mjs --check` writes nothing and fails if a file is stale.
 *
 * The design system derives both kinds of entries from its folders.
 */
import { writeOrCheck } from '../shared/write-or-check.mjs';
import { homeUrl, manifestOf, packages, publishedExports } from './packages.mjs';

for (const home of [...packages.tracking, ...packages.flows].map(homeUrl)) {
  const manifest = manifestOf(home);
  manifest.publishConfig = { ...manifest.publishConfig, exports: publishedExports(manifest.exports) };
  writeOrCheck(home, new Map([['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]));
}
