import { globSync } from 'node:fs';
import { makeModules } from './make-modules.mjs';
import { manifestOf } from './packages.mjs';
import { sourcePatterns } from './published-exports.mjs';

/** Writes `dist/` of a package from the entries in its package.json. @param {URL} home of the package */
export async function makePackage(home) {
  const { name, exports } = manifestOf(home);
  const modules = await makeModules(home, entryModules(new URL('src/', home), exports));
  console.log(`${name}: ${modules.length} modules`);
}

/** Returns the modules behind the entries, as paths without extension. */
function entryModules(src, exports) {
  const files = sourcePatterns(exports).flatMap((pattern) => globSync(`${pattern}.{ts,tsx}`, { cwd: src }));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories|bench)\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''));
}
