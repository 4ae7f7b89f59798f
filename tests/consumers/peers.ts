import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/shared/places.mjs';

/**
 * The version of its peers that an app has: the lower bound of the package's ranges, or the one of this
 * repository.
 */
export type Peers = 'least' | 'newest';

type Manifest = { version?: string; peerDependencies?: Readonly<Record<string, string>> };

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/**
 * Returns the lower bound of a range.
 * @param range like `>=19.2`
 * @returns a whole version, like `19.2.0`
 */
function lowerBound(range: string): string {
  const [, numbers] = /^>=(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (numbers === undefined) throw new Error(`The peer range "${range}" is not of the form ">=19.2".`);
  return [...numbers.split('.'), '0', '0'].slice(0, 3).join('.');
}

/**
 * Checks that a folder of packages has the lower bound of every peer. Only pnpm-workspace.yaml contains the
 * range. The lockfile keeps the first installed version, even if the range changes.
 * @param packageFolder of the package with the peers
 * @param home of the packages, with a `node_modules`
 * @throws a sentence that says how to install the right ones
 */
export async function requireLeast(packageFolder: string, home: string): Promise<void> {
  const { peerDependencies = {} } = await manifestIn(packageFolder);
  for (const [name, range] of Object.entries(peerDependencies)) {
    const least = lowerBound(range);
    const { version } = await manifestIn(join(root, home, 'node_modules', name)).catch((): Manifest => ({}));
    if (version === least) continue;
    throw new Error(
      `${home} has ${name} ${version ?? 'not at all'}, but the least that "${range}" allows is ${least}. ` +
        `Write ${least} in place of the range in pnpm-workspace.yaml, install, put the range back, install again.`,
    );
  }
}

/** Returns the version of a package that an app has. */
export async function versionIn(app: string, name: string): Promise<string> {
  const { version } = await manifestIn(join(app, 'node_modules', name));
  if (version === undefined) throw new Error(`${name} has no version.`);
  return version;
}
