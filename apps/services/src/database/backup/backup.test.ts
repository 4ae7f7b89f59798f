import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { runCommand, startProcess } from '../../../test-support/server-process.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { controlSocket } from './control.ts';

// Each of them starts several processes.
describe('backup and restore of the embedded database', { timeout: 180_000 }, () => {
  let folder: string;
  let dataDir: string;
  let restored: string;
  let file: string;
  let app: Awaited<ReturnType<typeof createAppDir>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-backup-'));
    [dataDir, restored, file] = [
      join(folder, 'data'),
      join(folder, 'restored'),
      join(folder, 'backup.tar.gz'),
    ];
    app = await createAppDir();
  });
  afterAll(async () => {
    await app.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const emailsIn = async (dir: string) => {
    const { db, close } = await openEmbedded(dir);
    const customers = await db.selectFrom('customer').select('email').execute();
    await close();
    return customers.map(({ email }) => email);
  };

  it('has all that was answered before it began, while more is registered, and is a database that serves', async (test) => {
    const server = await startProcess({ APP_DIR: app.appDir, DATA_DIR: dataDir }, test);
    const account = germanRequest();
    expect((await createVisitor(server.send).register(account)).status).toBe(201);
    const visitor = createVisitor(server.send);
    await visitor.askForToken();
    const answered: string[] = [account.email];
    const backup = new AbortController();
    const register = async () => {
      while (!backup.signal.aborted) {
        const guest = checkoutRequest('hidden');
        expect((await visitor.register(guest)).status).toBe(201);
        answered.push(guest.email);
      }
    };
    const registering = Promise.all([register(), register(), register()]);
    await expect.poll(() => answered.length).toBeGreaterThan(5);

    const before = [...answered];
    const { code, output } = await runCommand({ DATA_DIR: dataDir }, test, ['backup', file]);
    backup.abort();
    await registering;
    expect(output).toMatch(
      /^The database in \S+ is in \S+ \(\d+\.\d MB\), the customers' keys are in \S+\.keys, which expires\.\n$/,
    );
    expect(code).toBe(0);
    // Both hold personal data, and nothing unfinished lies beside them.
    for (const made of [file, `${file}.keys`]) expect((await stat(made)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'backup.tar.gz.keys', 'data']);
    expect(answered.length).toBeGreaterThan(before.length);
    expect((await server.send('/signup')).status).toBe(200);
    await server.end('SIGTERM');

    const elsewhere = { DATA_DIR: restored, CONSENT_ANCHOR: join(dataDir, 'consents') };
    expect(await runCommand(elsewhere, test, ['restore', file])).toEqual({
      code: 0,
      output: `The database of ${file} is in ${restored}.\n`,
    });
    const second = await startProcess({ APP_DIR: app.appDir, DATA_DIR: restored }, test);
    // The account is there, so that its address is taken; others can still register.
    expect((await createVisitor(second.send).register(account)).status).toBe(422);
    expect((await createVisitor(second.send).register(germanRequest())).status).toBe(201);
    await second.end('SIGTERM');
    expect(await emailsIn(restored)).toEqual(expect.arrayContaining(before));
  });

  it('is made of a database that no process has, too', async (test) => {
    const again = join(folder, 'again.tar.gz');
    expect((await runCommand({ DATA_DIR: restored }, test, ['backup', again])).code).toBe(0);
    const dir = join(folder, 'of-again');
    const elsewhere = { DATA_DIR: dir, CONSENT_ANCHOR: join(restored, 'consents') };
    expect((await runCommand(elsewhere, test, ['restore', again])).code).toBe(0);
    expect((await emailsIn(dir)).sort()).toEqual((await emailsIn(restored)).sort());
  });

  it('leaves nothing behind when it is broken off', async (test) => {
    const before = (await readdir(folder)).sort();
    const broken = join(folder, 'broken-off');
    const drafts = async () => (await readdir(folder)).filter((name) => name.startsWith('broken-off'));
    const breakOff = async (child: ChildProcess) => {
      // What it unpacks has everything, keys and all.
      const unpacked = expect.stringMatching(/\.copy$/);
      await expect.poll(drafts, { interval: 5, timeout: 60_000 }).toContainEqual(unpacked);
      child.kill('SIGTERM');
    };
    let isBroken: Promise<void> | undefined;
    const { code } = await runCommand({ DATA_DIR: restored }, test, ['backup', broken], (child) => {
      isBroken = breakOff(child);
    });
    await isBroken;
    expect(code).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(before);
  });

  it('refuses what is cut off, changed or something else, and leaves the folder as it was', async (test) => {
    const [cut, changed, other] = ['cut', 'changed', 'other'].map((name) => join(folder, name));
    if (cut === undefined || changed === undefined || other === undefined) throw new Error('unreachable');
    const { size } = await stat(file);
    for (const copy of [cut, changed]) await copyFile(file, copy);
    const handle = await open(changed, 'r+');
    await handle.write(Buffer.from('Kaffee'), 0, 6, Math.floor(size / 2));
    await handle.close();
    const short = await open(cut, 'r+');
    await short.truncate(size - 100);
    await short.close();
    await writeFile(other, 'no backup');
    const before = await emailsIn(restored);
    for (const broken of [cut, changed, other]) {
      expect(await runCommand({ DATA_DIR: restored }, test, ['restore', broken, '--replace'])).toEqual({
        code: 1,
        output: `${broken} is no whole backup of Crema. Nothing was changed.\n`,
      });
    }
    expect(await emailsIn(restored)).toEqual(before);
    expect((await readdir(restored)).sort()).toEqual(['consents', 'lock.db', 'postgres']);
  });

  it('replaces a database only when told to, and none that is in use', async (test) => {
    expect(await runCommand({ DATA_DIR: restored }, test, ['restore', file])).toEqual({
      code: 1,
      output: `There is a database in ${restored} already. Name an empty DATA_DIR, or add --replace to give that one up.\n`,
    });
    const before = await emailsIn(restored);
    const server = await startProcess({ APP_DIR: app.appDir, DATA_DIR: restored }, test);
    const refused = await runCommand({ DATA_DIR: restored }, test, ['restore', file, '--replace']);
    expect(refused.output).toContain('is in use by another Crema process');
    await server.end('SIGTERM');

    expect((await runCommand({ DATA_DIR: restored }, test, ['restore', file, '--replace'])).code).toBe(0);
    // Of one that was ended before it had cleaned up.
    for (const left of ['postgres.old', 'postgres.new']) await mkdir(join(restored, left));
    const after = await emailsIn(restored);
    expect(after.length).toBe(before.length - 1);
    expect((await readdir(restored)).sort()).toEqual(['consents', 'lock.db', 'postgres']);
  });

  it('goes on after a backup that nobody waited for', async (test) => {
    const server = await startProcess({ APP_DIR: app.appDir, DATA_DIR: restored }, test);
    const asked = request({ socketPath: controlSocket(restored), path: '/backup', method: 'POST' });
    asked.on('error', () => {}).end();
    const [response] = await once(asked, 'response');
    await once(response, 'data');
    response.pause();
    const meanwhile = await runCommand({ DATA_DIR: restored }, test, ['backup', join(folder, 'meanwhile')]);
    expect(meanwhile.output).toBe(`A backup of ${restored} is being made already. Wait for its end.\n`);
    asked.destroy();
    await expect
      .poll(
        async () => (await runCommand({ DATA_DIR: restored }, test, ['backup', join(folder, 'later')])).code,
        { timeout: 30_000 },
      )
      .toBe(0);
    await server.end('SIGTERM');
  });

  it.for([
    [
      'a command that there is not',
      ['retore', 'x'],
      {},
      /^The commands are backup <file> and restore <file>/,
    ],
    ['no file', ['backup'], {}, /^The commands are/],
    ['an option that there is not', ['backup', 'x', '--fast'], {}, /^The commands are/],
    ['a file that there is not', ['restore', '/nowhere/x'], {}, /^There is no file \/nowhere\/x\.\n$/],
    [
      'a folder that there is not',
      ['backup', '/nowhere/x'],
      {},
      /^\/nowhere\/x cannot be written \(ENOENT\)\.\n$/,
    ],
    [
      'a database elsewhere',
      ['backup', 'x'],
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      /^DATABASE_URL names a PostgreSQL, whose own tools/,
    ],
  ] as const)('says in one sentence what is wrong with %s', async ([, args, env, sentence], test) => {
    const { code, output } = await runCommand({ DATA_DIR: join(folder, 'unused'), ...env }, test, args);
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
