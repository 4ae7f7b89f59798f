import { readdir } from 'node:fs/promises';

/** The files of a build that change their name with their content, by their paths in `client/`. */
export async function collectFiles(dist) {
  const folders = ['assets/', 'builds/meta/'];
  const files = folders.map(async (folder) => {
    const names = await readdir(new URL(`client/${folder}`, dist));
    return names.map((name) => folder + name);
  });
  return (await Promise.all(files)).flat().sort();
}
