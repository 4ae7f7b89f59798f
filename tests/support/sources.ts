import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/**
 * Folders that are installed, generated from the sources, or stored beside them. Also files that Vite writes
 * into a package.
 */
const made = /^(?:node_modules|dist|coverage|storybook-static|\.git|\.data|\.cache|\.vite.*)$/;

/** Returns true if a file or folder with this name is a source. */
export const isSource = (path: string): boolean => !made.test(basename(path));

const isFile = async (path: string) => (await stat(path)).isFile();

async function filesIn(path: string): Promise<string[]> {
  if (await isFile(path)) return [path];
  const entries = (await readdir(path, { withFileTypes: true })).filter(({ name }) => isSource(name));
  const nested = entries.map(async (entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return await filesIn(inside);
    return entry.isFile() ? [inside] : [];
  });
  return (await Promise.all(nested)).flat();
}

/**
 * Reads the SHA-256 of every source.
 * @param folder which the keys are relative to
 * @param within folders and files below it. @default all of it
 */
export async function hashesOf(
  folder: string,
  within: readonly string[] = ['.'],
): Promise<ReadonlyMap<string, string>> {
  const files = (await Promise.all(within.map((path) => filesIn(join(folder, path))))).flat();
  const hashed = files.map(async (file) => {
    const content = await readFile(file);
    const path = relative(folder, file).replaceAll(sep, '/');
    return [path, createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map((await Promise.all(hashed)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
