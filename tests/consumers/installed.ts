import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/shared/places.mjs';
import { run } from '../../scripts/shared/command.mjs';
import { requireLeast } from './peers.ts';
import type { Peers } from './peers.ts';

/** What every app has beside the package and its peers, in the versions of this repository. */
const TOOLS = ['@types/react', '@types/react-dom', 'typescript'];

/** Where the packages with the oldest peers are. */
export const leastPeers = 'tests/least-peers';

/** The homes of what each package runs with. */
const HOMES = {
  '@crema/design-system': { newest: 'design-system', least: leastPeers },
  '@crema/tracking': { newest: 'tracking', least: 'tests/least-peers-of-tracking' },
} as const;

type Options = {
  /** @default 'newest' */
  peers?: Peers;
  /** Packages that this app has, too. @default none */
  more?: readonly string[];
};

/**
 * An app in a temporary folder that has installed the tarball. Its packages are those of this repository, linked, so that no
 * registry is asked; the package itself is nothing but the tarball's files.
 *
 * @param tarball path of the `.tgz`
 * @param app folder of the fixture
 * @returns the folder, and what takes it away again
 */
export async function installed(tarball: string, app: string, { peers = 'newest', more = [] }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'crema-consumer-'));
  const modules = join(folder, 'node_modules');
  await cp(app, folder, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', folder], { quiet: true });
  if (code !== 0) throw new Error(`The tarball cannot be unpacked: ${output}`);
  const name = await nameOf(join(folder, 'package'));
  const own = join(modules, name);
  await mkdir(dirname(own), { recursive: true });
  await rename(join(folder, 'package'), own);

  // Packages that run on React find the one that was installed beside them.
  const home = HOMES[name][peers];
  if (peers === 'least') await requireLeast(own, home);
  for (const name of new Set([...(await neededBy(own)), ...TOOLS, ...more])) {
    await link(placeOf(name, [home, '.']), join(modules, name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function nameOf(folder: string): Promise<keyof typeof HOMES> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (name !== '@crema/design-system' && name !== '@crema/tracking') throw new Error(`${name} has no home.`);
  return name;
}

/** Names of a package's dependencies and peers. */
async function neededBy(folder: string): Promise<string[]> {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...peerDependencies });
}

/** @throws when a dependency of the package is in none of the homes: tests/least-peers lists them all */
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
