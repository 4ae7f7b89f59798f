import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What a backup has of a database's folder. */
export interface Inventory {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

// As PostgreSQL's own base backups have it: the log comes last, and what only a running engine needs does not come at all.
const leftOut =
  /^(?:pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const ofTheMoment = /(?:^|\/)(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;

/** Says when the last checkpoint was; read after all others, for it must not be older than any of them. */
export const controlFile = 'global/pg_control';

/** Lists what belongs into a backup, but for the log and the control file. */
export async function takeInventory(database: string): Promise<Inventory> {
  const entries = await readdir(database, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => ({
    isFolder: entry.isDirectory(),
    name: relative(database, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }));
  return {
    folders: named.filter(({ isFolder }) => isFolder).map(({ name }) => name),
    files: named
      .filter(({ isFolder, name }) => !isFolder && !leftOut.test(name) && !ofTheMoment.test(name))
      .map(({ name }) => name)
      .filter((name) => name !== controlFile && name !== 'backup_label'),
  };
}
