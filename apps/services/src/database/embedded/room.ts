import { statfsSync } from 'node:fs';

// A new file of the log has 16 MB, and an engine that cannot make one gives up for good.
const reserve = 48 * 1024 * 1024;

class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly code = '53100';
}

/** Throws an error with PostgreSQL's code for a full disk if the disk of a folder is nearly full. */
export function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < reserve) throw new NoRoom('no room left');
}
