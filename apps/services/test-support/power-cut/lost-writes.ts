import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/** Bytes that were written and not put on the disk since. */
interface Unsynced {
  readonly inode: number;
  readonly at: number;
  readonly before: Buffer;
}

const inodeOf = (descriptor: number) => fs.fstatSync(descriptor).ino;

/**
 * Stands between this process and its files, and knows what of them a power failure would lose. Comes before whatever imports
 * the file system's functions.
 */
export async function watchWrites() {
  let unsynced: Unsynced[] = [];
  let writesLeft = Number.POSITIVE_INFINITY;
  let fail = () => {};
  const { writeSync, fsyncSync, fdatasyncSync, fdatasync } = fs;

  const note = (descriptor: number, length: number, at: number) => {
    const before = Buffer.alloc(length);
    const size = fs.fstatSync(descriptor).size;
    if (at < size) {
      const path = `/proc/self/fd/${descriptor}`;
      const reader = fs.openSync(path, 'r');
      fs.readSync(reader, before, 0, length, at);
      fs.closeSync(reader);
    }
    unsynced.push({ inode: inodeOf(descriptor), at, before });
  };
  const settled = (inode: number, known: readonly Unsynced[]) => {
    const done = new Set(known.filter((write) => write.inode === inode));
    unsynced = unsynced.filter((write) => !done.has(write));
  };

  Object.assign(fs, {
    writeSync: (descriptor: number, bytes: Uint8Array, offset: number, length: number, at: number | null) => {
      if (typeof at !== 'number') return writeSync(descriptor, bytes, offset, length, at);
      note(descriptor, length, at);
      const written = writeSync(descriptor, bytes, offset, length, at);
      writesLeft -= 1;
      if (writesLeft === 0) fail();
      return written;
    },
    fsyncSync: (descriptor: number) => {
      fsyncSync(descriptor);
      settled(inodeOf(descriptor), unsynced);
    },
    fdatasyncSync: (descriptor: number) => {
      fdatasyncSync(descriptor);
      settled(inodeOf(descriptor), unsynced);
    },
    fdatasync: (descriptor: number, done: (error: Error | null) => void) => {
      const [inode, known] = [inodeOf(descriptor), [...unsynced]];
      fdatasync(descriptor, (error) => {
        if (!error) settled(inode, known);
        done(error);
      });
    },
  });
  syncBuiltinESMExports();

  const handle = await fs.promises.open('/dev/null');
  const handles: { sync: (this: typeof handle) => Promise<void> } = Object.getPrototypeOf(handle);
  const { sync } = handles;
  handles.sync = async function (this: typeof handle) {
    const [inode, known] = [inodeOf(this.fd), [...unsynced]];
    await sync.call(this);
    settled(inode, known);
  };
  await handle.close();

  /** Takes back, newest first, what was not on the disk, or what of it the disk had not come to yet. */
  const takeBack = (folder: string, isLost: () => boolean) => {
    const paths = new Map<number, string>();
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) paths.set(fs.statSync(path).ino, path);
    }
    for (const { inode, at, before } of unsynced.toReversed().filter(isLost)) {
      const path = paths.get(inode);
      if (path === undefined) continue;
      const descriptor = fs.openSync(path, 'r+');
      writeSync(descriptor, before, 0, before.length, at);
      fs.closeSync(descriptor);
    }
  };

  return {
    /** Ends the process after so many writes, wherever that falls, as a power failure would. */
    failAfter: (writes: number, folder: string, isLost: () => boolean): void => {
      writesLeft = writes;
      fail = () => {
        takeBack(folder, isLost);
        process.kill(process.pid, 'SIGKILL');
      };
    },
    /** Says something at once. */
    say: (text: string) => writeSync(1, `${text}\n`),
  };
}
