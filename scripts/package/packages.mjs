/** Lists the packages that other teams install, in groups that are packed together. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/places.mjs';

/** Every folder in flows/ is a package. Its `package.json` contains everything that packing needs. */
const flows = globSync('flows/*/package.json', { cwd: root }).map((file) =>
  dirname(file.replaceAll('\\', '/')),
);

/** Folders of the repository, by group. */
export const packages = {
  'design-system': ['design-system'],
  tracking: ['tracking'],
  flows: flows.toSorted(),
};

/** @typedef {keyof typeof packages} PackageGroup */

/** Returns the folder of a package as a URL. @param {string} home like `flows/form` */
export const homeUrl = (home) => pathToFileURL(`${join(root, home)}/`);

/** Reads the package.json of a package. @param {URL} home */
export const manifestOf = (home) => JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));

/**
 * Returns the entries of an installed package: those of the workspace without the sources.
 * @param {Record<string, any>} workspace `exports` of its package.json
 * @returns {Record<string, any>} for `publishConfig`
 */
export function publishedExports(workspace) {
  const entries = Object.entries(workspace).map(([entry, target]) => [entry, withoutSource(target)]);
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}

/** @param {string | Record<string, string>} target */
function withoutSource(target) {
  if (typeof target === 'string') return target;
  const { '@crema/source': _source, ...conditions } = target;
  return conditions;
}

/**
 * Returns the modules behind the entries, as patterns of paths in `src/` without extension.
 * @param {Record<string, any>} workspace `exports` of its package.json
 */
export const sourcePatterns = (workspace) =>
  Object.values(workspace)
    .map((target) => /^\.\/src\/(.+)\.tsx?$/.exec(target['@crema/source'] ?? '')?.[1])
    .filter(Boolean);
