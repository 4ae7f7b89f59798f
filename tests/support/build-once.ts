import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { cache, root } from '../../scripts/shared/places.mjs';
import { hashesOf } from './sources.ts';

/**
 * How often the process that builds touches the lock, in ms. Without a touch for longer, other processes
 * count it as dead.
 */
const beat = 2000;
const deadAfter = 30_000;
/** How long the results for other inputs stay, in ms. Another run may still use them. */
const keepsFor = 600_000;

const ageOf = async (path: string) =>
  Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;

/** Takes the lock, unless another running process has it. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if ((await ageOf(lock)) > deadAfter) await rm(lock, { force: true });
    return false;
  }
}

/**
 * Fills the folder, all or nothing. A process that dies in the middle leaves only a draft, which no process
 * uses.
 */
async function fill(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = await mkdtemp(`${folder}.draft-`);
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A process that counted as dead was only slow and has finished first.
    if (!existsSync(folder)) throw error;
  }
}

async function removeOld(home: string, name: string, current: string): Promise<void> {
  for (const entry of await readdir(home)) {
    const path = join(home, entry);
    const isOld = entry.startsWith(`${name}.`) && !path.startsWith(current);
    if (isOld && (await ageOf(path)) > keepsFor) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Builds something once for the same inputs, and stores it below `node_modules/.cache`. It deletes results of
 * other inputs. Another process that needs the same result waits for it.
 * @param name without a dot
 * @param inputs a text with everything that affects the result, except the versions of Node and of all
 *   packages
 * @param make writes the result into a folder
 * @param home folder of the results
 * @returns the folder. Do not write into it.
 */
export async function buildOnce(
  name: string,
  inputs: readonly string[],
  make: (draft: string) => Promise<void>,
  home = join(cache, 'built-for-tests'),
): Promise<string> {
  const lockfile = await hashesOf(root, ['pnpm-lock.yaml']);
  const all = JSON.stringify([process.version, process.platform, process.arch, [...lockfile], inputs]);
  const folder = join(home, `${name}.${createHash('sha256').update(all).digest('hex').slice(0, 32)}`);
  const lock = `${folder}.lock`;
  await mkdir(home, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    if (await take(lock)) break;
    await setTimeout(100);
  }
  const beating = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => {}), beat);
  try {
    // Another process may have finished between the check and the lock.
    if (!existsSync(folder)) await fill(folder, make);
    await removeOld(home, name, folder);
  } finally {
    clearInterval(beating);
    await rm(lock, { force: true });
  }
  return folder;
}

/** Runs a check that fails by throwing, unless it has passed for the same inputs. */
export async function passOnce(
  name: string,
  inputs: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  await buildOnce(name, inputs, async () => void (await work()));
}
