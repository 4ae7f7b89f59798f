import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const modules = join(root, 'node_modules');

/** Made from the sources, or kept beside them; what Vite writes into a package's modules too. */
const made = /^(?:dist|coverage|storybook-static|\.git|\.data|\.cache|\.vite.*)$/;

/** A copy of the repository to change at will. */
export interface CopiedRepository {
  readonly folder: string;
  /** Runs a script of the copy on Node; what it prints is the error's message when it fails. */
  readonly run: (script: string, ...args: string[]) => Promise<void>;
  /** The files that are new or another than in the repository, in order; not those that a build makes. */
  readonly changed: () => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
}

/** SHA-256 of every source, by its path in the folder. */
async function sourcesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = files
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .filter((path) => !path.split(/[\\/]/).some((part) => part === 'node_modules' || made.test(part)));
  const hashed = sources.map(async (path) => {
    const content = await readFile(join(folder, path));
    return [path.replaceAll('\\', '/'), createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map(await Promise.all(hashed));
}

/**
 * Copies the sources, and lets them find the packages that are installed here; caches stay apart.
 * @param env what scripts of the copy are told beside what stands in this process's environment
 */
export async function copyRepository(env: NodeJS.ProcessEnv = {}): Promise<CopiedRepository> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'crema-copy-')));
  // The packages' own modules are relative links, which lead into the copy when they are taken as they are.
  const filter = (path: string) => path !== modules && !made.test(basename(path));
  await cp(root, folder, { recursive: true, verbatimSymlinks: true, filter });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(modules)) {
    if (/^(?:\.bin|\.pnpm|[^.].*)$/.test(name))
      await symlink(join(modules, name), join(folder, 'node_modules', name));
  }
  const before = await sourcesOf(folder);
  return {
    folder,
    run: async (script, ...args) => {
      const done = promisify(execFile)(process.execPath, [join(folder, script), ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
      });
      await done.catch(({ stdout, stderr }) => {
        throw new Error(`${script} failed:\n${stdout}${stderr}`);
      });
    },
    changed: async () => {
      const after = await sourcesOf(folder);
      const paths = [...new Set([...before.keys(), ...after.keys()])];
      return paths.filter((path) => before.get(path) !== after.get(path)).sort();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
