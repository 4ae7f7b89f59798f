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

// Of the version before this one, which knew nothing but the file `lock`: whether it would take the folder over.
const former = `
const [pid, start = ''] = require('node:fs').readFileSync(process.argv[1] + '/lock', 'utf8').trim().split(' ', 2);
const isAlive = () => { try { process.kill(pid, 0); return true; } catch (error) { return error.code === 'EPERM'; } };
console.log(isAlive() && start === '' ? 'refused' : 'taken over');
`;

// Whether this machine lets a process have a namespace of processes of its own.
const alone = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const cannotBeAlone = spawnSync('unshare', [...alone, 'true']).status !== 0;
if (cannotBeAlone)
  console.log('Two namespaces of processes are not tried: this machine does not let us have one.');

const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
  (text) => text.trim(),
  () => undefined,
);

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

  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

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

  it('goes to exactly one of eight that come at the same time, past what a dead one left', async () => {
    await writeFile(join(folder, 'lock'), `${deadPid()} boot/1\n`);
    const said = await Promise.all(Array.from({ length: 8 }, async () => (await contend()).said));
    expect(said.filter((word) => word === 'held')).toHaveLength(1);
    expect(said.filter((word) => word.includes('is in use by another'))).toHaveLength(7);
  });

  it.each([
    ['a process that has ended', () => `${deadPid()} boot/1\n`],
    ['a number that was given to another process', () => `${process.ppid} boot/1\n`],
    ['a file that was cut off', () => ''],
    ['nonsense', () => 'x y z'],
    ['a killed process of this version', () => `1  pid ${process.ppid} on ${hostname()}\n`],
  ])('is taken over from %s', async (_, content) => {
    await writeFile(join(folder, 'lock'), content());
    expect((await lockFolder(folder)).held).toBe(true);
    expect(await readdir(folder)).toEqual(['lock', 'lock.db']);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`pid ${process.pid} `);
  });

  it('keeps a process of the version before away, wherever that runs, and says who has the folder', async () => {
    await lockFolder(folder);
    const outcome = (command: string, args: readonly string[]) =>
      spawnSync(command, [...args, '-e', former, folder], { encoding: 'utf8' }).stdout.trim();
    expect(outcome(process.execPath, [])).toBe('refused');
    if (!cannotBeAlone) expect(outcome('unshare', [...alone, process.execPath])).toBe('refused');
  });

  it('stays with a living process of the version before, and is not held beside it', async () => {
    await writeFile(join(folder, 'lock'), `${process.ppid}\n`);
    expect(await lockFolder(folder)).toEqual({ held: false, sentence: inUse(`pid ${process.ppid}`) });
    await rm(join(folder, 'lock'));
    expect((await lockFolder(folder)).held).toBe(true);
  });

  it.skipIf(boot === undefined)('stays with one that says when it began', async () => {
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(join(folder, 'lock'), `${process.ppid} ${boot}/${start}\n`);
    expect(await lockFolder(folder)).toEqual({ held: false, sentence: inUse(`pid ${process.ppid}`) });
    await writeFile(join(folder, 'lock'), `${process.ppid} another-${boot}/${start}\n`);
    expect((await lockFolder(folder)).held).toBe(true);
  });

  it.skipIf(cannotBeAlone)(
    'is refused where nobody can tell whether the version before still runs',
    async () => {
      await writeFile(join(folder, 'lock'), `77777 ${boot}/1\n`);
      expect((await contend('unshare', [...alone, process.execPath])).said).toBe(
        `The data folder ${folder} was not given back by an older version, which may still run where it cannot be seen ` +
          `from here. Make sure that it has ended, remove ${join(folder, 'lock')}, and start again.`,
      );
    },
  );

  it('is not released by who has lost its file', async () => {
    const lock = await lockFolder(folder);
    await writeFile(join(folder, 'lock'), `${process.ppid}\n`);
    if (lock.held) await lock.release();
    expect(await readdir(folder)).toEqual(['lock', 'lock.db']);
  });

  it.each(['lock', 'lock.db'])('fails over a folder that is called %s', async (name) => {
    await mkdir(join(folder, name));
    await expect(lockFolder(folder)).rejects.toThrow('EISDIR');
    await rm(join(folder, name), { recursive: true });
    expect((await lockFolder(folder)).held).toBe(true);
  });
});
