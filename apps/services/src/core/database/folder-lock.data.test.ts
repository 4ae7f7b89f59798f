import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

// Takes the lock, says whether it has it, and holds it until its input ends.
const contender = `
import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)};
const lock = await lockFolder(process.argv[1]);
console.log(lock.held ? 'held' : lock.sentence);
process.stdin.resume();
`;
const script = ['--input-type=module', '-e', contender];

// Whether this machine lets a process have a namespace of processes of its own.
const alone = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const cannotBeAlone = spawnSync('unshare', [...alone, 'true']).status !== 0;
if (cannotBeAlone)
  console.log('Two namespaces of processes are not tried: this machine does not let us have one.');

describe('the lock of a data folder', () => {
  let folder: string;
  let processes: ChildProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-lock-'));
    processes = [];
  });
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const inUse = (holder: string) =>
    `The data folder ${folder} is in use by another Crema process (${holder}). ` +
    'Stop it, or choose another folder: DATA_DIR=.data2 npm start';

  /** Starts a process that tries, and waits for what it says. */
  async function contend(command = process.execPath, args: readonly string[] = []) {
    const child = spawn(command, [...args, ...script, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    processes.push(child);
    const [said]: unknown[] = await once(child.stdout, 'data');
    return { child, said: String(said).trim() };
  }

  it('belongs to one, names its holder to others, and is free when released', async () => {
    const first = await lockFolder(folder);
    expect(await lockFolder(folder)).toEqual({ held: false, sentence: inUse(`pid ${process.pid}`) });
    expect((await contend()).said).toBe(inUse(`pid ${process.pid}`));
    if (first.held) await first.release();
    // The file that is locked stays: removed, two could each lock one of their own.
    expect(await readdir(folder)).toEqual(['lock.db']);
    expect((await contend()).said).toBe('held');
  });

  it('ends with its process, even one that was killed', async () => {
    const { child, said } = await contend();
    expect(said).toBe('held');
    expect((await lockFolder(folder)).held).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect((await lockFolder(folder)).held).toBe(true);
  });

  it.skipIf(cannotBeAlone)(
    'is seen by a process that cannot see its holder, and sees one that it cannot see',
    async () => {
      const first = await lockFolder(folder);
      const beside = await contend('unshare', [...alone, process.execPath]);
      expect(beside.said).toBe(inUse(`pid ${process.pid}`));
      if (first.held) await first.release();

      const elsewhere = await contend('unshare', [...alone, process.execPath]);
      expect(elsewhere.said).toBe('held');
      expect(await lockFolder(folder)).toEqual({ held: false, sentence: inUse('pid 1') });
      expect((await contend('unshare', [...alone, process.execPath])).said).toBe(inUse('pid 1'));
      elsewhere.child.kill('SIGKILL');
      await once(elsewhere.child, 'close');
      await expect.poll(async () => (await lockFolder(folder)).held).toBe(true);
    },
  );

  it('goes to exactly one of eight that come at the same time, past what a killed one left', async () => {
    await writeFile(join(folder, 'lock'), `pid ${process.ppid} on ${hostname()}\n`);
    const said = await Promise.all(Array.from({ length: 8 }, async () => (await contend()).said));
    expect(said.filter((word) => word === 'held')).toHaveLength(1);
    expect(said.filter((word) => word.includes('is in use by another'))).toHaveLength(7);
  });

  it.each([
    ['a killed process', `pid ${process.ppid} on ${hostname()}\n`],
    ['a killed process of another machine', 'pid 1 on elsewhere\n'],
    ['a file that was cut off', ''],
  ])('is taken over from %s, and names its new holder', async (_, content) => {
    await writeFile(join(folder, 'lock'), content);
    expect((await lockFolder(folder)).held).toBe(true);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(`pid ${process.pid} on ${hostname()}\n`);
  });

  it('names no holder if the file that would is missing or unreadable', async () => {
    const lock = await lockFolder(folder);
    for (const content of ['nonsense', '']) {
      await writeFile(join(folder, 'lock'), content);
      expect(await lockFolder(folder)).toEqual({
        held: false,
        sentence: `The data folder ${folder} is in use by another Crema process. Stop it, or choose another folder: DATA_DIR=.data2 npm start`,
      });
    }
    if (lock.held) await lock.release();
  });

  it.each(['lock', 'lock.db'])('fails over a folder that is called %s', async (name) => {
    await mkdir(join(folder, name));
    await expect(lockFolder(folder)).rejects.toThrow('EISDIR');
    await rm(join(folder, name), { recursive: true });
    expect((await lockFolder(folder)).held).toBe(true);
  });
});
