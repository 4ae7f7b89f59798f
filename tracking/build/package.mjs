/**
 * Makes the modules of the package that shops install: `node tracking/build/package.mjs`. The declarations beside them come
 * from `tsc -b`.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { buildModules } from '../../design-system/build/lib/build-modules.mjs';

const home = new URL('../', import.meta.url);
const dist = new URL('dist/', home);
const { publishConfig } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));
const entries = Object.values(publishConfig.exports).map(({ default: file }) =>
  file.slice('./dist/'.length, -3),
);

// Whatever runs this: JSX compiled for development would not run in anybody's production.
process.env.NODE_ENV = 'production';
for (const file of globSync('**/*.js', { cwd: dist })) rmSync(new URL(file, dist));
const scripts = await buildModules(new URL('src/', home), dist, entries);
const untyped = scripts
  .map((file) => file.replace(/\.js$/, '.d.ts'))
  .filter((file) => !existsSync(new URL(file, dist)));
if (untyped.length > 0) throw new Error(`No declarations for ${untyped.join(', ')}. Run tsc -b before.`);
console.log(`built ${scripts.length} modules`);
