import { constants, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from '../log/error-code.ts';
import { processStart } from './process-start.ts';

/** A lock that is ours, or the process that has it. */
export type FolderLock =
  | { readonly held: true; readonly release: () => Promise<void> }
  | { readonly held: false; readonly by: number };

async function readIfThere(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Makes `file` appear with its whole content, or says that there is one already. */
async function appear(file: string, draft: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
  }
  // Not every file system has hard links; without them the content follows the name by a moment.
  try {
    await copyFile(draft, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The process that wrote `content`, unless it has ended or its number now belongs to another one. */
function livingHolder(content: string): number | undefined {
  const [number = '', start = ''] = content.trim().split(' ', 2);
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  const now = processStart(pid);
  if (now === undefined) return undefined;
  return start !== '' && now !== '' && start !== now.replaceAll(' ', '_') ? undefined : pid;
}

/**
 * Takes `lock` in the data folder, because two processes on one embedded database would destroy it. The lock of a
 * process that was killed is taken over: it is moved aside first, so that of two that find it only one gets it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  const [draft, aside] = [`${file}.${process.pid}.new`, `${file}.${process.pid}.old`];
  const ours = `${process.pid} ${(processStart(process.pid) ?? '').replaceAll(' ', '_')}\n`;
  await writeFile(draft, ours);
  let tookOver = false;
  try {
    while (!(await appear(file, draft))) {
      const found = await readIfThere(file);
      if (found === undefined) continue;
      const by = livingHolder(found);
      if (by !== undefined) return { held: false, by };
      tookOver = true;
      await rename(file, aside).catch(() => {});
      const moved = await readIfThere(aside);
      // Between reading and moving somebody else may have taken over: then this was a living lock, put back.
      if (moved !== undefined && moved !== found) await appear(file, aside);
      await rm(aside, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
  // Of several that take over at once one may have had its new lock moved for a moment; who lost it starts again.
  if (tookOver) {
    await setTimeout(100);
    if ((await readIfThere(file)) !== ours) return await lockFolder(folder);
  }
  return {
    held: true,
    release: async () => {
      if ((await readIfThere(file)) === ours) await rm(file, { force: true });
    },
  };
}
