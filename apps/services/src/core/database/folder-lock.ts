import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../log/log.ts';
import { folderInUse } from './folder-sentences.ts';

/** A lock of the operating system on a file. It ends with `release`, or with the process, even if the process is killed. */
export interface SystemLock {
  readonly release: () => void;
}

/** SQLite's codes for a file that another process has locked, and for a file that cannot be written or opened. */
const [busy, readOnly, cannotOpen] = [5, 8, 14];

/**
 * Loads SQLite from Node without the warning of Node 22 that it is experimental. An operator could do nothing about that warning.
 */
async function loadQuietly() {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return await import('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

let sqlite: ReturnType<typeof loadQuietly> | undefined;

const numberOf = (error: unknown) =>
  errorCode(error) === 'ERR_SQLITE_ERROR' && error instanceof Error && 'errcode' in error
    ? error.errcode
    : undefined;

/** Throws the operating system's reason why a file cannot be opened, because SQLite does not give it. */
async function sayWhy(file: string, error: unknown): Promise<never> {
  const number = numberOf(error);
  if (number === readOnly || number === cannotOpen) await (await open(file, 'a')).close();
  throw error;
}

/**
 * Locks `file`. Creates it if it is missing, and never removes it. If a third process removed it, two processes could each hold a
 * lock on a file of that name. Node cannot lock files, but its SQLite does so by locks of the operating system. Every process on
 * the machine sees them, in any container. Nothing is written into the file. Do not open and close the file by other means in this
 * process, because POSIX then releases the lock.
 * @returns `undefined` if another process has it.
 */
async function lockFile(file: string): Promise<SystemLock | undefined> {
  sqlite ??= loadQuietly();
  const { DatabaseSync } = await sqlite;
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database?.close();
    if (numberOf(error) === busy) return undefined;
    return await sayWhy(file, error);
  }
  const locked = database;
  return { release: () => locked.close() };
}

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
 * on the file `lock.db`. It ends with its process, and every process of the machine sees it, in any container. The file `lock` only
 * names the process that holds it.
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
