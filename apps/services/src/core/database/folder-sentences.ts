import { join } from 'node:path';
import { errorCode } from '../log/log.ts';

const another = 'choose another folder: DATA_DIR=.data2 npm start';

/** Returns the sentence for a data folder that another process uses. `holder` names the process, if it is known. */
export function folderInUse(folder: string, holder: string | undefined): string {
  const which = holder === undefined ? '' : ` (${holder})`;
  return `The data folder ${folder} is in use by another Crema process${which}. Stop it, or ${another}`;
}

/** Returns the sentence for a data folder that cannot be used, or `undefined` for an unknown reason. */
export function folderRefused(folder: string, error: unknown): string | undefined {
  const code = errorCode(error);
  const path = error instanceof Error && 'path' in error ? String(error.path) : folder;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${folder} cannot be made: a file has its name. Move it, or ${another}`;
    case 'EISDIR':
      return `${join(folder, 'lock')} and ${join(folder, 'lock.db')} are files of Crema; one of them is a folder. Remove it.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${folder} cannot be written: ${path} (${code}). Make it writable, or ${another}`;
    case 'ENOSPC':
    case 'EDQUOT':
      return noRoom(folder);
    case 'ERR_SQLITE_ERROR':
      return `${join(folder, 'lock.db')} cannot be locked: ${error instanceof Error ? error.message : code}. Remove it, or ${another}`;
    default:
      return undefined;
  }
}

/** Returns the sentence for a full disk. */
export function noRoom(folder: string): string {
  return `There is no room left on the disk of the data folder ${folder}. Make some, and start again.`;
}

/** Returns the sentence for an embedded database that cannot be opened. `reason` is from its log, without a full stop. */
export function databaseDamaged(folder: string, reason: string): string {
  return (
    `The database in ${join(folder, 'postgres')} cannot be opened: ${reason}. ` +
    `Put a copy in its place that was made while Crema was stopped, or ${another}`
  );
}

/** Returns the sentence for an embedded database that gave up at work. */
export function databaseBroken(folder: string, reason: string): string {
  return (
    `The database in ${join(folder, 'postgres')} cannot go on: ${reason}. ` +
    'Everything that was answered is kept. Check the disk, and start again.'
  );
}
