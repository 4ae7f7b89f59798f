/**
 * Makes the package that other teams install:
 *
 *   node design-system/build/package.mjs                      builds dist/ (declarations come from `tsc -b`)
 *   node design-system/build/package.mjs --exports            writes the entries of all folders into package.json
 *   node design-system/build/package.mjs --exports --check    writes nothing, fails when an entry is missing
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { removeCitations } from './docs/citations.mjs';
import { writeDocs } from './docs/write-docs.mjs';
import { writeFixtures } from './fixtures/write-fixtures.mjs';
import { buildModules } from './lib/build-modules.mjs';
import { buildStyles } from './lib/build-styles.mjs';
import { componentFolders } from './lib/component-folders.mjs';
import { entryModules, exportsOf } from './lib/exports-map.mjs';
import { writeTokenFiles } from './lib/token-files.mjs';
import { writeOrCheck } from './lib/write-or-check.mjs';

const home = new URL('../', import.meta.url);
const src = new URL('src/', home);
const dist = new URL('dist/', home);
const { workspace, published } = exportsOf(componentFolders(src));

if (process.argv.includes('--exports')) writeExports();
else await buildPackage();

function writeExports() {
  const manifest = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));
  manifest.exports = workspace;
  manifest.publishConfig = { ...manifest.publishConfig, exports: published };
  writeOrCheck(home, new Map([['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]));
}

async function buildPackage() {
  // Whatever runs this: JSX compiled for development would not run in anybody's production.
  process.env.NODE_ENV = 'production';
  removeOutdated();
  const scripts = await buildModules(src, dist, entryModules(published));
  await buildStyles(src, dist);
  writeTokenFiles(src, dist);
  writeDocs(home, dist);
  await writeFixtures(home, dist);
  cpSync(new URL('codemods/', home), new URL('codemods/', dist), { recursive: true });
  const untyped = scripts.map((file) => file.replace(/\.js$/, '.d.ts')).filter((file) => !inDist(file));
  if (untyped.length > 0) throw new Error(`No declarations for ${untyped.join(', ')}. Run tsc -b before.`);
  removeCitations(dist);
  console.log(`built ${scripts.length} modules`);
}

/** Everything but the declarations of modules that still exist: those belong to `tsc -b`. */
function removeOutdated() {
  for (const file of globSync('**/*.*', { cwd: dist })) {
    const source = /^(.+)\.d\.ts$/.exec(file)?.[1];
    const lives = source && ['.ts', '.tsx'].some((ending) => existsSync(new URL(source + ending, src)));
    if (!lives) rmSync(new URL(file, dist), { force: true });
  }
}

function inDist(file) {
  return existsSync(new URL(file, dist));
}
