import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { processStart } from './process-start.ts';

// Takes the lock, says whether it has it, and holds it until its input ends.
const contender = `
import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)};
const lock = await lockFolder(process.argv[1]);
console.log(lock.held ? 'held' : 'refused');
process.stdin.resume();
`;

describe('the lock of a data folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-lock-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('belongs to one, names its holder to others, and is gone when released', async () => {
    const first = await lockFolder(folder);
    expect(await lockFolder(folder)).toEqual({ held: false, by: process.pid });
    if (first.held) await first.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a process that has ended', () => `${deadPid()} boot/1\n`],
    ['a number that was given to another process', () => `${process.ppid} boot/1\n`],
    ['a file that was cut off', () => ''],
    ['nonsense', () => 'x y z'],
  ])('is taken over from %s', async (_, content) => {
    await writeFile(join(folder, 'lock'), content());
    const lock = await lockFolder(folder);
    expect(lock.held).toBe(true);
    expect(await readdir(folder)).toEqual(['lock']);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`${process.pid} `);
  });

  it('stays with a living process even when it does not say when it began', async () => {
    await writeFile(join(folder, 'lock'), `${process.ppid}\n`);
    expect(await lockFolder(folder)).toEqual({ held: false, by: process.ppid });
  });

  it('is not released by who has lost it', async () => {
    const lock = await lockFolder(folder);
    await writeFile(join(folder, 'lock'), `${process.ppid}\n`);
    if (lock.held) await lock.release();
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('goes to exactly one of eight that find it left behind at the same time', async () => {
    await writeFile(join(folder, 'lock'), `${deadPid()} boot/1\n`);
    const processes = Array.from({ length: 8 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', contender, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const said = await Promise.all(
      processes.map(async ({ stdout }) => {
        const [text]: unknown[] = await once(stdout, 'data');
        return String(text).trim();
      }),
    );
    for (const { stdin } of processes) stdin.end();
    expect(said.filter((word) => word === 'held')).toHaveLength(1);
    expect(said.filter((word) => word === 'refused')).toHaveLength(7);
  });

  it('tells processes apart by when they began', () => {
    expect(processStart(process.pid)).toBe(processStart(process.pid));
    expect(processStart(process.pid)).not.toBe(processStart(process.ppid));
    expect(processStart(deadPid())).toBeUndefined();
  });
});
