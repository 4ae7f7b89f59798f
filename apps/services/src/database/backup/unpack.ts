import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BrokenArchive, readTar } from './tar.ts';

/** Makes a database's folder of an archive. @throws {BrokenArchive} when something is missing in it */
export async function unpack(file: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const names = new Set<string>();
  // Read from here on: what is no archive fails at once.
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  for await (const { name, size, content } of readTar(unzipped)) {
    names.add(name);
    const path = join(into, name);
    if (size === undefined) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const part of content) await handle.write(part);
    } finally {
      await handle.close();
    }
  }
  for (const name of ['PG_VERSION', 'global/pg_control', 'backup_label']) {
    if (!names.has(name)) throw new BrokenArchive(`${name} is missing`);
  }
}
