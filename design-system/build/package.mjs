/**
 * Builds the package that other teams install:
 *
 *   node design-system/build/package.mjs                      builds dist/ (declarations come from `tsc -b`)
 *   node design-system/build/package.mjs --exports            writes the entries of all folders into package.json
 *   node design-system/build/package.mjs --exports --check    writes nothing, fails if an entry is missing
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { makePackage } from '../../scripts/package/make-package.mjs';
import { writeOrCheck } from '../../scripts/shared/write-or-check.mjs';
import { removeCitations } from './docs/citations.mjs';
import { writeDocs } from './docs/write-docs.mjs';
import { writeFixtures } from './fixtures/write-fixtures.mjs';
import { bundleModule } from './lib/bundle-module.mjs';
import { buildStyles } from './lib/build-styles.mjs';
import { componentEntries } from './lib/component-folders.mjs';
import { exportsOf } from './lib/exports-map.mjs';
import { brands, nested, tokenTheme } from './lib/token-themes.mjs';

const home = new URL('../', import.meta.url);
const src = new URL('src/', home);
const dist = new URL('dist/', home);
const { workspace, published } = exportsOf(componentEntries(src));

if (process.argv.includes('--exports')) writeExports();
else await buildPackage();

function writeExports() {
  const manifest = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));
  manifest.exports = workspace;
  manifest.publishConfig = { ...manifest.publishConfig, exports: published };
  writeOrCheck(home, new Map([['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]));
}

async function buildPackage() {
  await makePackage(home);
  await bundleModule(dist, 'combo-box/use-active-key');
  await buildStyles(src, dist);
  writeTokenFiles();
  writeDocs(home, dist);
  await writeFixtures(home, dist);
  removeCitations(dist);
}

/**
 * Writes the tokens for apps that take nothing else: `tokens.css` has the variables, `tokens.json` has every theme in the W3C
 * Design Tokens format with all aliases resolved: `{ light: {…}, dark: {…}, brands: { <brand>: { light, dark } } }`.
 */
function writeTokenFiles() {
  cpSync(new URL('tokens/tokens.gen.css', src), new URL('tokens.css', dist));
  const themes = {
    ...themesOf(),
    brands: Object.fromEntries(brands.map((brand) => [brand, themesOf(brand)])),
  };
  writeFileSync(new URL('tokens.json', dist), `${JSON.stringify(themes, null, 2)}\n`);
}

function themesOf(brand) {
  const resolved = (tokens) => nested(tokens, ({ type, value }) => ({ $type: type, $value: value }));
  const { light, dark } = tokenTheme(brand);
  return { light: resolved(light), dark: resolved(dark) };
}
