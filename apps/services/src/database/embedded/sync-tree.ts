import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../log/error-code.ts';

// The disk takes a turn for many at a time.
const atOnce = 32;

/** Puts a file, or a folder and the names in it, on the disk. */
export async function syncOne(path: string, isFolder: boolean): Promise<void> {
  try {
    const handle = await open(path, isFolder ? 'r' : 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    // Not every system syncs folders.
    if (!isFolder || !['EBADF', 'EINVAL', 'EISDIR', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
  }
}

/** Puts a folder, all that is in it, and its name on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (let done = 0; done < entries.length; done += atOnce) {
    const some = entries.slice(done, done + atOnce);
    await Promise.all(some.map((entry) => syncOne(join(entry.parentPath, entry.name), entry.isDirectory())));
  }
  await syncOne(folder, true);
  await syncOne(dirname(folder), true);
}
