import { join } from 'node:path';
import { errorCode } from '../log/log.ts';

const another = 'choose another folder: DATA_DIR=.data2 npm start';

/** What an operator reads when another process has the data folder; `holder` says which, where that is known. */
export function folderInUse(folder: string, holder: string | undefined): string {
  const which = holder === undefined ? '' : ` (${holder})`;
  return `The data folder ${folder} is in use by another Crema process${which}. Stop it, or ${another}`;
}

/** What an operator reads when the data folder cannot be had; `undefined` for a reason that is not known. */
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

/** What an operator reads when the disk of the data folder is full. */
export function noRoom(folder: string): string {
  return `There is no room left on the disk of the data folder ${folder}. Make some, and start again.`;
}

/** What an operator reads when the embedded database cannot be opened; `reason` is its own words, without a full stop. */
export function databaseDamaged(folder: string, reason: string): string {
  return (
    `The database in ${join(folder, 'postgres')} cannot be opened: ${reason}. ` +
    `Put a copy in its place that was made while Crema was stopped, or ${another}`
  );
}

/** What an operator reads when the embedded database gave up at work. */
export function databaseBroken(folder: string, reason: string): string {
  return (
    `The database in ${join(folder, 'postgres')} cannot go on: ${reason}. ` +
    'Everything that was answered is kept. Check the disk, and start again.'
  );
}
