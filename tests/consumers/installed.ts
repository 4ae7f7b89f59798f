import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { homeUrl, manifestOf, packages } from '../../scripts/package/packages.mjs';
import { run } from '../../scripts/shared/command.mjs';
import { root } from '../../scripts/shared/places.mjs';
import { requireLeast } from './peers.ts';
import type { Peers } from './peers.ts';

/** Packages that every app has beside our package and its peers, in the versions of this repository. */
const TOOLS = ['@types/react', '@types/react-dom', 'typescript'];

/** The folder of the packages with the oldest peers. */
export const leastPeers = 'tests/least-peers';

/** The folders with the oldest peers, by the package that is tested with them. */
const LEAST: Readonly<Record<string, string>> = {
  '@crema/design-system': leastPeers,
  '@crema/tracking': 'tests/least-peers-of-tracking',
};

/** The folder with the dependencies of each package of this repository. */
const HOMES = new Map(
  Object.values(packages)
    .flat()
    .map((home) => [nameIn(manifestOf(homeUrl(home))), home]),
);

type Options = {
  /** @default 'newest' */
  peers?: Peers;
  /** Further packages of this app. @default none */
  more?: readonly string[];
};

/**
 * Creates an app in a temporary folder with installed tarballs. Its dependencies are links to those of this
 * repository, so that it needs no registry. The packages of the tarballs contain only their own files.
 * @param tarballs paths of the `.tgz`
 * @param app folder of the fixture
 * @returns the folder, and a function that deletes it
 */
export async function installed(
  tarballs: readonly string[],
  app: string,
  { peers = 'newest', more = [] }: Options = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'crema-consumer-'));
  const modules = join(folder, 'node_modules');
  await cp(app, folder, { recursive: true });
  const own: string[] = [];
  for (const tarball of tarballs) own.push(await unpack(tarball, folder, modules));

  // Packages that run on React find the React that is installed beside them.
  for (const name of own) {
    const home = homeOf(name, peers);
    if (peers === 'least') await requireLeast(join(modules, name), home);
    const needed = await neededBy(join(modules, name));
    for (const each of new Set([...needed, ...TOOLS, ...more])) {
      const place = join(modules, each);
      if (!own.includes(each) && !existsSync(place)) await link(placeOf(each, [home, '.']), place);
    }
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Unpacks a package into the folder where it is installed. @returns its name */
async function unpack(tarball: string, folder: string, modules: string): Promise<string> {
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', folder], { quiet: true });
  if (code !== 0) throw new Error(`The tarball cannot be unpacked: ${output}`);
  const unpacked = join(folder, 'package');
  const name = nameIn(JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8')));
  await mkdir(dirname(join(modules, name)), { recursive: true });
  await rename(unpacked, join(modules, name));
  return name;
}

function nameIn({ name }: { name: string }): string {
  return name;
}

/** Returns the folder with the dependencies of an installed package. */
function homeOf(name: string, peers: Peers): string {
  const home = peers === 'least' ? LEAST[name] : HOMES.get(name);
  if (home === undefined) throw new Error(`There is no folder with the dependencies of ${name}.`);
  return home;
}

/** Returns the names of a package's dependencies and peers. */
async function neededBy(folder: string): Promise<string[]> {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...peerDependencies });
}

/**
 * Returns the path of a package in one of the folders.
 * @throws if no folder has the package. tests/least-peers must list every dependency
 */
function placeOf(name: string, homes: readonly string[]): string {
  const places = homes.map((home) => join(root, home, 'node_modules', name));
  const place = places.find((each) => existsSync(each));
  if (place === undefined) throw new Error(`${name} is not installed in ${homes.join(' or ')}.`);
  return place;
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'junction');
}
