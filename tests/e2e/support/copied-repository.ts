import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/shared/places.mjs';
import { node } from '../../../scripts/shared/tool.mjs';
import { hashesOf, isSource } from '../../support/sources.ts';

const modules = join(root, 'node_modules');
/** The stored pictures are most of the repository's bytes, and the product does not use them. */
const pictures = join(root, 'tests/visual');

/** A copy of the repository that a test may change. */
export interface CopiedRepository {
  readonly folder: string;
  /** Runs a script of the copy with Node. @throws what it prints, if it fails */
  readonly run: (script: string, ...args: string[]) => Promise<void>;
  /** Lists the files that some work creates or changes in the copy, sorted, without build output. */
  readonly changedBy: (work: () => Promise<void>) => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
}

/** Links the repository's packages into the copy. The caches stay separate. */
async function linkModules(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  const names = (await readdir(modules)).filter((name) => /^(?:\.bin|\.pnpm|[^.].*)$/.test(name));
  for (const name of names) await symlink(join(modules, name), join(folder, 'node_modules', name));
}

/**
 * Copies the sources and links the installed packages.
 * @param env variables that scripts of the copy get beside those of this process
 */
export async function copyRepository(env: NodeJS.ProcessEnv = {}): Promise<CopiedRepository> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'crema-copy-')));
  // The workspace's own packages are relative links, which point into the copy if they are copied unchanged.
  const filter = (path: string) =>
    path !== modules && path !== pictures && (isSource(path) || path.endsWith('node_modules'));
  // For thousands of files `cp` takes twice the CPU time, or more.
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter });
  await linkModules(folder);
  return {
    folder,
    run: async (script, ...args) => {
      const { code, output } = await node(['--conditions=@crema/source', join(folder, script), ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
        quiet: true,
      });
      if (code !== 0) throw new Error(`${script} failed:\n${output}`);
    },
    changedBy: async (work) => {
      const before = await hashesOf(folder);
      await work();
      const after = await hashesOf(folder);
      const paths = [...new Set([...before.keys(), ...after.keys()])];
      return paths.filter((path) => before.get(path) !== after.get(path)).toSorted();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
