import { open, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../log/error-code.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { backupBrokeOff, backupUnderWay, cannotWrite } from '../../settings/backup-sentences.ts';
import { folderRefused, noRoom } from '../../settings/folder-sentences.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { NoRoom } from '../embedded/room.ts';
import { syncOne } from '../embedded/sync-tree.ts';
import { lockFolder } from '../folder-lock.ts';
import { compressed, controlSocket, statuses } from './control.ts';

/** Asks the process that has the folder; answers whether there is one. */
async function fromRunning(dataDir: string, to: NodeJS.WritableStream): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const asked = request({ socketPath: controlSocket(dataDir), path: '/backup', method: 'POST' });
    let isAnswered = false;
    asked.once('response', (response) => {
      isAnswered = true;
      if (response.statusCode !== 200) {
        response.resume();
        const isFull = response.statusCode === statuses.noRoom;
        return reject(new ForOperator(isFull ? noRoom(dataDir) : backupUnderWay(dataDir)));
      }
      return void pipeline(response, to).then(
        () => resolve(true),
        (error: unknown) =>
          reject(errorCode(error) === 'ECONNRESET' ? new ForOperator(backupBrokeOff(dataDir)) : error),
      );
    });
    asked.on('error', (error) => {
      // Told by the answer, which breaks off.
      if (isAnswered) return;
      const code = errorCode(error);
      if (code === 'ENOENT' || code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    asked.end();
  });
}

/** Opens the database itself, where no process has it. */
async function fromFolder(dataDir: string, to: NodeJS.WritableStream): Promise<void> {
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    const sentence = folderRefused(dataDir, error);
    throw sentence === undefined ? error : new ForOperator(sentence);
  });
  if (!lock.held) throw new ForOperator(lock.sentence);
  try {
    const embedded = await openEmbedded(dataDir);
    try {
      await compressed(dataDir, embedded, to);
    } finally {
      await embedded.close();
    }
  } finally {
    await lock.release();
  }
}

/**
 * Writes a backup of the embedded database into a file that only its owner may read, whether a process has the database or not.
 * The file is there when it is whole and on the disk, and not before.
 * @returns its size in bytes.
 */
export async function writeBackup(dataDir: string, file: string): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw new ForOperator(cannotWrite(file, errorCode(error)));
  });
  try {
    const output = handle.createWriteStream({ flush: true });
    if (!(await fromRunning(dataDir, output))) await fromFolder(dataDir, output);
    await rename(draft, file).catch((error: unknown) => {
      throw new ForOperator(cannotWrite(file, errorCode(error)));
    });
    await syncOne(dirname(file), true);
    return output.bytesWritten;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    const code = errorCode(error);
    if (error instanceof NoRoom) throw new ForOperator(noRoom(dataDir));
    throw code === 'ENOSPC' || code === 'EDQUOT' ? new ForOperator(cannotWrite(file, code)) : error;
  }
}
