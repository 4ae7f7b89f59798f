import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, type TestContext } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { runCommand, startProcess } from '../../../test-support/server-process.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { startEngine } from './engine.ts';
import { openEmbedded } from './open-embedded.ts';

/** Mounts a disk of 200 MB; answers whether this machine lets us. */
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder]).status === 0;

async function unmount(folder: string): Promise<void> {
  spawnSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
}

const tried = await mkdtemp(join(tmpdir(), 'crema-full-'));
const cannotMount = !mount(tried);
if (cannotMount) console.log('A full disk is not tried: this machine does not let us mount a small one.');
await unmount(tried);

/** A small disk for one test. */
async function smallDisk({ onTestFinished }: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-full-'));
  onTestFinished(async () => await unmount(folder));
  expect(mount(folder)).toBe(true);
  return folder;
}

it.skipIf(cannotMount)(
  'answers 503 while the disk is full, writes nothing by halves, and works on when there is room again',
  async (test) => {
    const folder = await smallDisk(test);
    const { appDir, remove } = await createAppDir();
    test.onTestFinished(remove);
    const dataDir = join(folder, 'data');
    const server = await startProcess({ DATA_DIR: dataDir, APP_DIR: appDir }, test);
    const visitor = createVisitor(server.send);
    await visitor.askForToken();
    const [first, lost] = [checkoutRequest('hidden'), checkoutRequest('hidden')];
    expect((await visitor.register(first)).status).toBe(201);

    const { bavail, bsize } = await statfs(folder);
    await writeFile(join(folder, 'filler'), Buffer.alloc(bavail * bsize - 4096));
    const key = crypto.randomUUID();
    const refused = await visitor.register(lost, key);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await codesOf(refused)).toEqual(['TECHNICAL_ERROR']);
    // Pages are served, and who has been answered is answered again.
    expect((await visitor.visit('/signup')).status).toBe(200);
    expect((await visitor.register(first)).status).toBe(201);
    const backup = await runCommand({ DATA_DIR: dataDir }, test, ['backup', join(folder, 'backup')]);
    expect(backup.output).toBe(
      `There is no room left on the disk of the data folder ${dataDir}. Make some, and start again.\n`,
    );

    await rm(join(folder, 'filler'));
    expect((await visitor.register(lost, key)).status).toBe(201);
    await server.end('SIGTERM');
    const { db, close } = await openEmbedded(dataDir);
    const stored = await db.selectFrom('customer').select('email').execute();
    await close();
    expect(stored.map(({ email }) => email).sort()).toEqual([first.email, lost.email].sort());
  },
  180_000,
);

it.skipIf(cannotMount)(
  'ends with a sentence where a full disk caught the engine in the middle, and goes on from there',
  async (test) => {
    const folder = await smallDisk(test);
    const { appDir, remove } = await createAppDir();
    test.onTestFinished(remove);
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir, APP_DIR: appDir };
    const server = await startProcess(env, test);
    const { register, askForToken } = createVisitor(server.send);
    await askForToken();
    expect((await register(checkoutRequest('hidden'))).status).toBe(201);
    await server.end('SIGKILL');
    const { bavail, bsize } = await statfs(folder);
    await writeFile(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
    const second = await startProcess(env, test).catch(String);
    expect(second).toContain(
      `There is no room left on the disk of the data folder ${dataDir}. Make some, and start again.\n`,
    );
    await rm(join(folder, 'filler'));
    const third = await startProcess(env, test);
    expect((await createVisitor(third.send).register(checkoutRequest('hidden'))).status).toBe(201);
    await third.end('SIGTERM');
  },
  180_000,
);

it.skipIf(cannotMount)(
  'says so when the engine gives up at work, answers nobody after that, and has what was answered before',
  async (test) => {
    const folder = await smallDisk(test);
    const broken: string[] = [];
    const { guarded } = await startEngine(folder, { onBroken: (sentence) => broken.push(sentence) });
    await guarded.query('create table told (id int, filler text)');
    let told = 0;
    const write = async () => {
      await guarded.query(
        `insert into told select ${told + 1}, repeat('x', 900) from generate_series(1, 2000)`,
      );
      told += 1;
    };
    await write();
    // Makes what files the table has beside its own.
    await guarded.query('vacuum told');
    // No file can be made any more, though there is room: the next one of the log is one too many.
    const { files, ffree } = await statfs(folder);
    spawnSync('mount', ['-o', `remount,nr_inodes=${files - ffree}`, folder]);
    const fill = async () => {
      for (;;) await write();
    };
    await expect(fill()).rejects.toThrow('There is no room left');
    const sentence = `There is no room left on the disk of the data folder ${folder}. Make some, and start again.`;
    expect(broken).toEqual([sentence]);
    await expect(guarded.query('select 1')).rejects.toThrow(sentence);
    await expect(guarded.transaction(async () => {})).rejects.toThrow(sentence);
    await guarded.close();

    spawnSync('mount', ['-o', 'remount,nr_inodes=100k', folder]);
    const again = await startEngine(folder);
    const { rows } = await again.guarded.query<{ last: number }>('select max(id) as last from told');
    await again.guarded.close();
    expect(told).toBeGreaterThan(1);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(told);
  },
  180_000,
);
