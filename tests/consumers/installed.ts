import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/shared/places.mjs';
import { run } from '../../scripts/shared/command.mjs';

/** What every app has beside the package; its own versions would come from a registry. */
const TOOLS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'];

/**
 * An app in a temporary folder that has installed the tarball. Its packages are those of this repository, linked, so that no
 * registry is asked; the design system itself is nothing but the tarball's files.
 *
 * @param tarball path of the `.tgz`
 * @param app folder of the fixture
 * @param more packages that this app has, too
 * @returns the folder, and what takes it away again
 */
export async function installed(tarball: string, app: string, more: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'crema-consumer-'));
  const modules = join(folder, 'node_modules');
  await cp(app, folder, { recursive: true });
  await mkdir(join(modules, '@crema'), { recursive: true });
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', folder], { quiet: true });
  if (code !== 0) throw new Error(`The tarball cannot be unpacked: ${output}`);
  await rename(join(folder, 'package'), join(modules, '@crema/design-system'));

  const dependencies = join(root, 'design-system/node_modules');
  const tools = [...TOOLS, ...more];
  for (const name of tools) await link(join(root, 'node_modules', name), join(modules, name));
  const own = await packagesIn(dependencies);
  for (const name of own.filter((name) => !tools.includes(name))) {
    await link(join(dependencies, name), join(modules, name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Names of packages, those of a scope with it. */
async function packagesIn(modules: string): Promise<string[]> {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'));
  const nested = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(modules, name))).map((part) => `${name}/${part}`) : [name],
  );
  return (await Promise.all(nested)).flat();
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'junction');
}
