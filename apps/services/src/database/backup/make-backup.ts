import { readFileSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../log/error-code.ts';
import { placesIn } from '../embedded/places.ts';
import type { PGlite } from '@electric-sql/pglite';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';
import { controlFile, takeInventory } from './what-to-back-up.ts';

const step = 256 * 1024;

const whole = function* (name: string, content: Buffer) {
  yield tarHeader({ name, size: content.length });
  yield content;
  yield tarPadding(content.length);
};

/**
 * A file that may be written while it is read, as long as it was at first: what comes later, and pages that were caught halfway,
 * are in the log. One that was removed since is left out, because the log says so, too.
 */
async function* fileOf(database: string, name: string): AsyncGenerator<Buffer> {
  const handle = await open(join(database, name)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    yield tarHeader({ name, size });
    for (let at = 0; at < size;) {
      const part = Buffer.alloc(Math.min(step, size - at));
      const { bytesRead } = await handle.read(part, 0, part.length, at);
      at += part.length;
      // Cut off meanwhile: zeros stand for what is gone.
      yield bytesRead === 0 ? Buffer.alloc(part.length) : part;
    }
    yield tarPadding(size);
  } finally {
    await handle.close();
  }
}

/** The files of the log from the backup's start to its end. */
async function logFiles(database: string, label: string, last: string): Promise<string[]> {
  const [, first = ''] = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(label) ?? [];
  const names = await readdir(join(database, 'pg_wal'));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort();
}

/**
 * A backup of a database that goes on working, as an archive: a base backup after PostgreSQL's own recipe, with all of the log
 * that it needs. What was committed before it began is in it.
 */
export async function* makeBackup(dataDir: string, pglite: PGlite): AsyncGenerator<Buffer> {
  const { database } = placesIn(dataDir);
  let isStarted = false;
  const stop = async () => {
    const { rows } = await pglite.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
    );
    isStarted = false;
    return rows[0] ?? { label: '', last: '' };
  };
  await pglite.query("select pg_backup_start('crema', fast => true)");
  isStarted = true;
  try {
    const { folders, files } = await takeInventory(database);
    for (const name of folders) yield tarHeader({ name, size: undefined });
    for (const name of files) yield* fileOf(database, name);
    // In one go, between two writes of the engine, which works in this thread.
    yield* whole(controlFile, readFileSync(join(database, controlFile)));
    const { label, last } = await stop();
    for (const name of await logFiles(database, label, last)) {
      yield* whole(`pg_wal/${name}`, await readFile(join(database, 'pg_wal', name)));
    }
    yield* whole('backup_label', Buffer.from(label));
    yield tarEnd();
  } finally {
    if (isStarted) await stop();
  }
}
