import { constants, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from '../log/error-code.ts';
import { endUnseen, folderInUse } from '../settings/folder-sentences.ts';
import { holderOf, ourMark, writtenBy } from './former-lock.ts';
import { lockFile } from './system-lock.ts';

/** A lock that is ours, or one sentence for the operator that says why it is not. */
export type FolderLock =
  | { readonly held: true; readonly release: () => Promise<void> }
  | { readonly held: false; readonly sentence: string };

async function readIfThere(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Makes `file` appear with its whole content, or says that there is one already. */
async function appear(file: string, content: string): Promise<boolean> {
  const draft = `${file}.new`;
  await writeFile(draft, content);
  try {
    await link(draft, file).catch(async (error: unknown) => {
      if (errorCode(error) === 'EEXIST') throw error;
      // Not every file system has hard links; without them the content follows the name by a moment.
      await copyFile(draft, file, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Keeps programs of older versions away, which look at nothing but the file `lock`. What one of them left is moved aside before
 * it is replaced, as they do it themselves.
 * @returns a sentence where one of them has the folder.
 */
async function keepFormerAway(folder: string): Promise<string | undefined> {
  const file = join(folder, 'lock');
  const aside = `${file}.old`;
  const mark = ourMark();
  let tookOver = false;
  while (!(await appear(file, mark))) {
    const found = await readIfThere(file);
    if (found === undefined) continue;
    const holder = holderOf(found);
    if (holder.is === 'alive') return folderInUse(folder, holder.who);
    if (holder.is === 'unknown') return endUnseen(folder);
    tookOver = true;
    await rename(file, aside).catch(() => {});
    const moved = await readIfThere(aside);
    // Between reading and moving an older program may have taken over: then this was a living lock, put back.
    if (moved !== undefined && moved !== found) await appear(file, moved);
    await rm(aside, { force: true });
  }
  // An older program that takes over at the same time may have moved the new file for a moment; who lost it starts again.
  if (tookOver) {
    await setTimeout(100);
    if ((await readIfThere(file)) !== mark) return await keepFormerAway(folder);
  }
  return undefined;
}

/**
 * Takes the data folder, because two processes on one embedded database would destroy it. What counts is a lock of the system
 * on the file `lock.db`; it ends with its process, and every process on the machine sees it, in whatever container.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFile(join(folder, 'lock.db'));
  const file = join(folder, 'lock');
  if (!lock) {
    const content = await readIfThere(file);
    return {
      held: false,
      sentence: folderInUse(folder, content === undefined ? undefined : writtenBy(content)),
    };
  }
  try {
    const sentence = await keepFormerAway(folder);
    if (sentence !== undefined) {
      lock.release();
      return { held: false, sentence };
    }
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    held: true,
    release: async () => {
      if ((await readIfThere(file)) === ourMark()) await rm(file, { force: true });
      lock.release();
    },
  };
}
