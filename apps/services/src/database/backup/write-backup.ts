import { createWriteStream, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readSecretFile } from '../../consents/chain/open-consent-keys.ts';
import { errorCode } from '../../log/error-code.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { backupBrokeOff, backupUnderWay, cannotWrite } from '../../settings/backup-sentences.ts';
import { folderRefused, noRoom } from '../../settings/folder-sentences.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { NoRoom } from '../embedded/room.ts';
import { syncOne } from '../embedded/sync-tree.ts';
import { lockFolder } from '../folder-lock.ts';
import { type ConsentPlaces, keysOf } from './bring-back.ts';
import { compressed, controlSocket, statuses } from './control.ts';
import { setKeysApart } from './set-keys-apart.ts';

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

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const takingBack = async (error: unknown, { dataDir }: ConsentPlaces, file: string): Promise<never> => {
  const code = errorCode(error);
  if (error instanceof NoRoom) throw new ForOperator(noRoom(dataDir));
  throw code === 'ENOSPC' || code === 'EDQUOT' ? new ForOperator(cannotWrite(file, code)) : error;
};

/**
 * Writes a backup of the embedded database into a file that only its owner may read, whether a process has the database or not,
 * and the customers' keys into another one beside it. They are there when they are whole and on the disk, and not before.
 * @returns the backup's size in bytes.
 */
export async function writeBackup(places: ConsentPlaces, file: string): Promise<number> {
  const draft = `${file}.${process.pid}`;
  const drafts = {
    raw: `${draft}.raw`,
    copy: `${draft}.copy`,
    archive: `${draft}.part`,
    keys: `${draft}.keys`,
  };
  const mine = { mode: 0o600, flag: 'wx' };
  // They hold everything, and the keys beside it.
  const leave = () => {
    for (const path of Object.values(drafts)) rmSync(path, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of endings) process.once(signal, leave);
  try {
    await writeFile(drafts.archive, '', mine).catch((error: unknown) => {
      throw new ForOperator(cannotWrite(file, errorCode(error)));
    });
    const raw = createWriteStream(drafts.raw, { mode: mine.mode, flags: mine.flag });
    if (!(await fromRunning(places.dataDir, raw))) await fromFolder(places.dataDir, raw);
    const secret = places.consentSecrets.length > 0 ? undefined : await readSecretFile(places.dataDir);
    const bytes = await setKeysApart(drafts, secret);
    // The keys first: a backup that is there has them beside it.
    for (const [from, to] of [[drafts.keys, keysOf(file)] as const, [drafts.archive, file] as const]) {
      await rename(from, to).catch((error: unknown) => {
        throw new ForOperator(cannotWrite(to, errorCode(error)));
      });
    }
    await syncOne(dirname(file), true);
    return bytes;
  } catch (error) {
    return await takingBack(error, places, file);
  } finally {
    for (const path of Object.values(drafts)) await rm(path, { recursive: true, force: true });
    for (const signal of endings) process.off(signal, leave);
  }
}
