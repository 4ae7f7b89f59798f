import { existsSync, globSync, rmSync } from 'node:fs';
import process from 'node:process';
import { buildModules } from './build-modules.mjs';
import { manifestOf, sourcePatterns } from './packages.mjs';

/**
 * Writes the modules of a package from the entries in its package.json. `tsc -b` writes the declarations beside them.
 * @param {URL} home of the package
 * @throws if a module has no declarations
 */
export async function makePackage(home) {
  const { name, exports } = manifestOf(home);
  const src = new URL('src/', home);
  const dist = new URL('dist/', home);
  // Overrides the caller's value. JSX compiled for development would not run in production.
  process.env.NODE_ENV = 'production';
  removeOutdated(src, dist);
  const modules = await buildModules(home, entryModules(src, exports));
  const untyped = modules
    .map((file) => file.replace(/\.js$/, '.d.ts'))
    .filter((file) => !existsSync(new URL(file, dist)));
  if (untyped.length > 0) throw new Error(`No declarations for ${untyped.join(', ')}. Run tsc -b before.`);
  console.log(`${name}: ${modules.length} modules`);
}

/** Returns the modules behind the entries, as paths in `src/`. */
function entryModules(src, exports) {
  return sourcePatterns(exports)
    .flatMap((pattern) => globSync(`${pattern}.{ts,tsx}`, { cwd: src }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories|bench)\.tsx?$/.test(file));
}

/**
 * Removes all files except the declarations of modules that still exist. `tsc -b` owns those.
 * @param {URL} src
 * @param {URL} dist
 */
function removeOutdated(src, dist) {
  for (const file of globSync('**/*.*', { cwd: dist })) {
    const source = /^(.+)\.d\.ts$/.exec(file)?.[1];
    const lives = source && ['.ts', '.tsx'].some((ending) => existsSync(new URL(source + ending, src)));
    if (!lives) rmSync(new URL(file, dist), { force: true });
  }
}
