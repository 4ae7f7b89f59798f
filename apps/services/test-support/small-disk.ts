import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;

async function unmount(folder: string): Promise<void> {
  spawnSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
}

const tried = await mkdtemp(join(tmpdir(), 'crema-full-'));

/** True if this machine cannot mount a small disk, so that a full disk cannot be tested. */
export const cannotMount = !mount(tried, '1m');
if (cannotMount) console.log('A full disk is not tried: this machine does not let us mount a small one.');
await unmount(tried);

/** Mounts a disk of its own for one test, which every user can reach. */
export async function smallDisk({ onTestFinished }: TestContext, size = '200m'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-full-'));
  onTestFinished(async () => await unmount(folder));
  if (!mount(folder, size)) throw new Error(`no disk could be mounted at ${folder}`);
  await chmod(folder, 0o755);
  return folder;
}

/** Fills a disk until fewer bytes than `left` are free. @returns a function that frees the space again */
export async function fill(folder: string, left = 0): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  return async () => await rm(filler);
}
