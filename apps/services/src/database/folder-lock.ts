import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../log/error-code.ts';
import { folderInUse } from '../settings/folder-sentences.ts';
import { lockFile } from './system-lock.ts';

/** A lock that this process holds, or a sentence for the operator that says why it does not. */
export type FolderLock =
  | { readonly held: true; readonly release: () => Promise<void> }
  | { readonly held: false; readonly sentence: string };

/** Returns the process that holds the lock, as the file `lock` names it for people. */
async function holderOf(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const [, pid, host] = /^pid (\d+) on (.+)\n$/.exec(text) ?? [];
  if (pid === undefined) return undefined;
  return host === hostname() ? `pid ${pid}` : `pid ${pid} on ${host}`;
}

/**
 * Locks the data folder, because two processes on one embedded database would destroy it. The lock is one of the operating system
 * on the file `lock.db`. It ends with its process, and every process of the machine sees it, in whatever container. The file
 * `lock` only says who holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFile(join(folder, 'lock.db'));
  const file = join(folder, 'lock');
  if (!lock) return { held: false, sentence: folderInUse(folder, await holderOf(file)) };
  try {
    await writeFile(file, `pid ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    held: true,
    release: async () => {
      await rm(file, { force: true });
      lock.release();
    },
  };
}
