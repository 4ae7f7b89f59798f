/**
 * Builds packages after `tsc -b`: `node scripts/package/build-packages.mjs flows/domain flows/form`. If a package
 * consists of more than modules, this runs its own build/package.mjs.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { makePackage } from './make-package.mjs';
import { homeUrl } from './packages.mjs';

for (const home of process.argv.slice(2).map(homeUrl)) {
  const own = new URL('build/package.mjs', home);
  if (existsSync(own)) await import(own.href);
  else await makePackage(home);
}
