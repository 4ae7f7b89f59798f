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
