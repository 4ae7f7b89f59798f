import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';

/** Returns the files of a build whose names contain a hash, by their paths in `client/`. */
async function collectFiles(dist) {
  const folders = ['assets/', 'builds/meta/'];
  const files = folders.map(async (folder) => {
    const names = await readdir(new URL(`client/${folder}`, dist));
    return names.map((name) => folder + name);
  });
  return (await Promise.all(files)).flat().sort();
}

/** Names beside the folders of a build which files are its own. Not served. */
const listOf = (dist) => new URL('files.json', dist);

/**
 * Sets the files of the last build aside, while a new one takes its place.
 * @param {URL} dist of the last build, such as the folder that the next one is made in
 * @param {URL} aside an empty folder
 * @returns {Promise<{ id: string, files: readonly string[], before?: { id: string, files: readonly string[] } } | undefined>}
 *   what was there; nothing where there was no build
 */
export async function setAside(dist, aside) {
  try {
    const earlier = JSON.parse(await readFile(listOf(dist), 'utf8'));
    for (const file of [...earlier.files, ...(earlier.before?.files ?? [])])
      await cp(new URL(`client/${file}`, dist), new URL(file, aside));
    return earlier;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Keeps the files of the last build beside those of the new one, for pages that are still open: one generation. A build that
 * changes nothing is none. Writes down which files are the new build's own.
 * @param {URL} dist of the new build
 * @param {string} id of the new build
 * @param {{ earlier: Awaited<ReturnType<typeof setAside>>, aside: URL }} last
 */
export async function keepEarlier(dist, id, { earlier, aside }) {
  const files = await collectFiles(dist);
  const before = earlier?.id === id ? earlier.before : earlier && { id: earlier.id, files: earlier.files };
  await writeFile(listOf(dist), JSON.stringify({ id, files, before }));
  for (const file of before?.files ?? []) {
    const to = new URL(`client/${file}`, dist);
    await mkdir(new URL('.', to), { recursive: true });
    // A file that both builds have stays the new build’s.
    await cp(new URL(file, aside), to, { force: false });
  }
}
