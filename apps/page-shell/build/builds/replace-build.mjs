import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const remove = (folder) => rm(folder, { recursive: true, force: true });

/** Puts the last build back where one that was to take its place was ended on the way. */
export async function restoreBuild(dist, before) {
  if (!existsSync(before)) return;
  await remove(dist);
  await rename(before, dist);
}

/**
 * Makes a build in the place of the last one, which comes back where the new one fails.
 * @param {URL} dist folder of the build, which need not be there
 * @param {URL} before where the last one waits, on the same disk; empty
 * @param {() => Promise<void>} make makes the new one in `dist`
 */
export async function replaceBuild(dist, before, make) {
  if (existsSync(dist)) await rename(dist, before);
  try {
    await make();
  } catch (error) {
    await remove(dist);
    await restoreBuild(dist, before);
    throw error;
  }
  await remove(before);
}
