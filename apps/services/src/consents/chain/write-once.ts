import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a file that only its owner may read, with its content on the disk before anybody relies on it. */
export async function writeOnce(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const folder = await open(dirname(file));
  await folder.sync().finally(() => folder.close());
}
