/**
 * Writes into each package.json what may be imported once it is installed, from what may be imported in the workspace:
 *
 *   node scripts/package/exports.mjs             writes
 *   node scripts/package/exports.mjs --check     writes nothing, fails when one is stale
 *
 * The design system makes both from its folders.
 */
import { writeOrCheck } from '../shared/write-or-check.mjs';
import { homeUrl, manifestOf, packages } from './packages.mjs';
import { publishedExports } from './published-exports.mjs';

for (const home of [...packages.tracking, ...packages.flows].map(homeUrl)) {
  const manifest = manifestOf(home);
  manifest.publishConfig = { ...manifest.publishConfig, exports: publishedExports(manifest.exports) };
  writeOrCheck(home, new Map([['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]));
}
