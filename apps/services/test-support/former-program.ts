import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const git = async (...args: readonly string[]) => (await run('git', args, { cwd: root })).stdout.trim();

/** What the program is made of. */
const packages = ['apps/services', 'flows/domain'];
const list = 'apps/services/src/database/migrations/index.ts';

/** The commit before the newest migration came; `undefined` where the history is not there. */
export async function commitBeforeMigration(): Promise<string | undefined> {
  try {
    if ((await git('status', '--porcelain', '--', list)) !== '') return await git('rev-parse', 'HEAD');
    return await git('rev-parse', '--verify', `${await git('log', '-1', '--format=%H', '--', list)}^`);
  } catch {
    return undefined;
  }
}

/** Gives a package of the program the packages it needs, those of the program itself among them. */
async function link(home: string, folder: string): Promise<void> {
  const own: Readonly<Record<string, string>> = { '@crema/flow-domain': 'flows/domain' };
  const from = join(root, folder, 'node_modules');
  for (const entry of await readdir(from)) {
    if (entry.startsWith('.')) continue;
    const names = entry.startsWith('@')
      ? (await readdir(join(from, entry))).map((each) => `${entry}/${each}`)
      : [entry];
    for (const name of names) {
      const target = own[name] === undefined ? await realpath(join(from, name)) : join(home, own[name]);
      const place = join(home, folder, 'node_modules', name);
      await mkdir(join(place, '..'), { recursive: true });
      await symlink(target, place, 'dir');
    }
  }
}

/** Takes the program as it was at a commit. @returns its main file, for `startProcess` */
export async function checkOutProgram(
  commit: string,
): Promise<{ main: string; remove: () => Promise<void> }> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'crema-former-')));
  const archive = join(home, 'program.tar');
  await git('archive', '--format=tar', `--output=${archive}`, commit, ...packages);
  await run('tar', ['-xf', archive, '-C', home]);
  for (const folder of packages) await link(home, folder);
  return {
    main: join(home, 'apps/services/src/main.ts'),
    remove: async () => await rm(home, { recursive: true, force: true }),
  };
}
