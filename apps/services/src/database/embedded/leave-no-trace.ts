import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const logFile = /^[0-9A-F]{24}$/;

/**
 * Sees to it that the files of a database hold nothing but what a query finds: no rows that were deleted, and no log of how they
 * came and went. It writes every table anew, which takes as long as a copy of the database.
 * @param database the folder of the engine that is asked
 */
export async function leaveNoTrace(pglite: PGlite, database: string): Promise<void> {
  const log = join(database, 'pg_wal');
  // The engine would give old files of the log new names, and go on in them over what they hold.
  await pglite.exec('set wal_recycle = off');
  await pglite.exec('vacuum full');
  const { rows } = await pglite.query<{ last: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as last',
  );
  const last = rows[0]?.last ?? '';
  // Renamed before, for later use; the engine makes a new one where it finds none.
  const later = (await readdir(log)).filter((name) => logFile.test(name) && name > last);
  await Promise.all(later.map(async (name) => await rm(join(log, name), { force: true })));
  await pglite.query('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  // The checkpoint before the last is kept by no version that can be embedded; another one removes what the first still needed.
  await pglite.exec('checkpoint');
}
