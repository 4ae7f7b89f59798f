import { statfsSync } from 'node:fs';

// A new file of the log has 16 MB, and the engine gives up for good where it cannot make one.
const reserve = 48 * 1024 * 1024;

/** Nothing is written, because the disk is nearly full: an engine that runs out of it in the middle cannot go on. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  /** PostgreSQL's own for a full disk. */
  readonly code = '53100';
}

/** Whether the disk of a folder has enough room for the engine to go on. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= reserve;
}

/** Refuses to write into a folder on a disk that is nearly full. */
export function assertRoom(folder: string): void {
  if (!hasRoom(folder)) throw new NoRoom('no room left');
}
