import { spawnSync } from 'node:child_process';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAppDir } from '../../../../test-support/app-dir.ts';
import { embeddedFolder } from '../../../../test-support/embedded-folder.ts';
import { checkoutRequest } from '../../../../test-support/every-flow.ts';
import { startProcess } from '../../../../test-support/server-process.ts';
import { cannotMount, fill, smallDisk } from '../../../../test-support/small-disk.ts';
import { codesOf, createVisitor } from '../../../../test-support/visitor.ts';
import { startEngine } from './engine.ts';
import { openEmbedded } from './open-embedded.ts';

const noRoom = (dataDir: string) =>
  `There is no room left on the disk of the data folder ${dataDir}. Make some, and start again.`;

it.skipIf(cannotMount)(
  'answers 503 while the disk is full, writes nothing by halves, and works on when there is room again',
  async (test) => {
    const folder = await smallDisk(test);
    const { appDir, remove } = await createAppDir();
    test.onTestFinished(remove);
    const dataDir = await embeddedFolder(join(folder, 'data'));
    const server = await startProcess({ DATA_DIR: dataDir, APP_DIR: appDir }, test);
    const visitor = createVisitor(server.send);
    await visitor.askForToken();
    const [first, lost] = [checkoutRequest('hidden'), checkoutRequest('hidden')];
    expect((await visitor.register(first)).status).toBe(201);
    const readiness = async () => (await server.send('/health/ready')).status;
    expect(await readiness()).toBe(200);

    const makeRoom = await fill(folder, 4096);
    const key = crypto.randomUUID();
    const refused = await visitor.register(lost, key);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await codesOf(refused)).toEqual(['TECHNICAL_ERROR']);
    await expect.poll(readiness).toBe(503);
    expect((await server.send('/health/live')).status).toBe(200);
    // Pages are served, and a request that was answered is answered again.
    expect((await visitor.visit('/signup')).status).toBe(200);
    expect((await visitor.register(first)).status).toBe(201);

    await makeRoom();
    expect((await visitor.register(lost, key)).status).toBe(201);
    await expect.poll(readiness).toBe(200);
    await server.end('SIGTERM');
    const { db, close } = await openEmbedded(dataDir);
    const stored = await db.selectFrom('customer').select('email').execute();
    await close();
    expect(stored.map(({ email }) => email).sort()).toEqual([first.email, lost.email].sort());
  },
);

it.skipIf(cannotMount)(
  'ends with a sentence if a full disk stops its start, and starts later',
  async (test) => {
    const folder = await smallDisk(test);
    const dataDir = await embeddedFolder(join(folder, 'data'));
    const { pglite } = await startEngine(dataDir);
    await pglite.exec('create table told (id int); insert into told values (1)');
    // The engine is not closed, as after a kill, and the start has to make this file.
    await rm(join(dataDir, 'postgres', 'postmaster.pid'), { force: true });
    const makeRoom = await fill(folder);
    await expect(startEngine(dataDir)).rejects.toThrow(noRoom(dataDir));
    await makeRoom();
    const again = await startEngine(dataDir);
    expect((await again.pglite.query('select id from told')).rows).toEqual([{ id: 1 }]);
    await again.pglite.close();
  },
);

it.skipIf(cannotMount)(
  'reports that the engine gave up at work, answers nothing after that, and has kept what was answered',
  async (test) => {
    const folder = await smallDisk(test);
    await embeddedFolder(folder);
    const broken: string[] = [];
    const { db, close } = await openEmbedded(folder, { onBroken: (sentence) => broken.push(sentence) });
    let told = 0;
    const write = async () => {
      const rows = Array.from({ length: 200 }, (_, each) => ({
        name: `${told + 1}/${each}`,
        value: 'x'.repeat(1900),
      }));
      await db.insertInto('setting').values(rows).execute();
      told += 1;
    };
    await write();
    // No file can be made any more, though there is room: the next one of the log is one too many.
    const { files, ffree } = await statfs(folder);
    spawnSync('mount', ['-o', `remount,nr_inodes=${files - ffree}`, folder]);
    const writeOn = async () => {
      for (;;) await write();
    };
    await expect(writeOn()).rejects.toThrow(/./);
    await expect.poll(() => broken).toEqual([noRoom(folder)]);
    await expect(db.selectFrom('setting').select('name').limit(1).execute()).rejects.toThrow(noRoom(folder));
    const read = db
      .transaction()
      .execute(async (tx) => await tx.selectFrom('setting').select('name').execute());
    await expect(read).rejects.toThrow(noRoom(folder));
    await close();

    spawnSync('mount', ['-o', 'remount,nr_inodes=100k', folder]);
    const again = await openEmbedded(folder);
    const rows = await again.db.selectFrom('setting').select('name').where('name', 'like', '%/199').execute();
    await again.close();
    expect(told).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThanOrEqual(told);
  },
);
