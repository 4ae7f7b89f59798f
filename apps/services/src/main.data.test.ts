import { readdir, readFile, rm, mkdtemp, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppDir } from '../test-support/app-dir.ts';
import { databaseSettings } from '../test-support/database-settings.ts';
import { createPostgresDatabase, noPostgres } from '../test-support/databases.ts';
import { holdTable } from '../test-support/held-table.ts';
import { germanRequest } from '../test-support/registrations.ts';
import { failToStart, startProcess } from '../test-support/server-process.ts';
import { createVisitor } from '../test-support/visitor.ts';

describe('the process', () => {
  let app: Awaited<ReturnType<typeof createAppDir>>;
  let dataDir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    app = await createAppDir();
    dataDir = await mkdtemp(join(tmpdir(), 'crema-data-'));
    env = { APP_DIR: app.appDir, DATA_DIR: dataDir };
  });
  afterAll(async () => {
    await app.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('prints the address of the page list once it answers, and stops when asked', async (test) => {
    const server = await startProcess(env, test);
    expect(server.output()).toMatch(/Crema: http:\/\/127\.0\.0\.1:\d+\/registration\n/);
    expect(server.output()).toContain('survives a crash of the program, not a power cut');
    expect((await server.send('/registration')).status).toBe(200);
    // A connection that a browser has opened in advance does not hold it back.
    const spare = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {});
    await once(spare, 'connect');
    const asked = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    // A connection that delays the stop does so for eight seconds.
    expect(performance.now() - asked).toBeLessThan(7000);
    expect(await readdir(dataDir)).toEqual(['consents', 'lock.db', 'postgres']);
  });

  it('says that it lives and is ready, and offers its figures on a port of their own alone', async (test) => {
    const server = await startProcess({ ...env, ...(await databaseSettings()), METRICS_PORT: '0' }, test);
    expect((await server.send('/health/live')).status).toBe(200);
    expect((await server.send('/health/ready')).status).toBe(200);
    expect((await server.send('/metrics')).status).toBe(404);
    await server.send('/registration?email=erika@example.com');
    const [, figures = ''] = /Figures: (\S+)/.exec(server.output()) ?? [];
    const text = await (await fetch(figures)).text();
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/registration"[^}]*\} 1/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('# TYPE address_service_questions_total counter');
    expect(text).not.toContain('erika');
    expect((await fetch(new URL('/health/live', figures))).status).toBe(404);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('says which port of its figures cannot be had', async (test) => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const taken = holder.address();
    const port = typeof taken === 'object' && taken ? taken.port : 0;
    const { output } = await failToStart({ ...env, METRICS_PORT: String(port) }, test);
    expect(output).toContain(`Port ${port} is taken.`);
    expect(output).toContain(`METRICS_PORT=${port + 1} npm start`);
    holder.close();
  });

  it('stops while the postal codes are being read', async (test) => {
    const server = await startProcess({ ...env, ...(await databaseSettings()) }, test);
    const { visit, cookies } = createVisitor(server.send);
    await visit('/service/registration/api/v1/csrf');
    const answer = visit('/service/registration/api/v1/validateAddress', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': cookies.get('__Host-csrf') ?? '',
      },
      body: JSON.stringify({ country: 'DE', zipcode: '20095', city: 'Bonn', activeField: 'city' }),
    }).catch(() => undefined);
    const code = server.end('SIGTERM');
    expect(await code).toBe(0);
    // The request is answered, or refused if the process ends first.
    await answer;
  });

  it('finds its accounts and its secret again: a page that was open during a restart can still be sent', async (test) => {
    const first = await startProcess(env, test);
    const before = createVisitor(first.send);
    await before.askForToken();
    const request = germanRequest();
    await createVisitor(first.send).register(request);
    expect(await first.end('SIGINT')).toBe(0);

    // Somebody opens a page before the server can answer. The first answer is the page.
    const [second, early] = await Promise.all([
      startProcess({ ...env, PORT: new URL(first.address).port }, test),
      vi.waitFor(async () => await first.send('/signup'), { timeout: 30_000, interval: 10 }),
    ]);
    expect(early.status).toBe(200);
    const after = createVisitor(second.send);
    for (const [name, value] of before.cookies) after.cookies.set(name, value);
    const [taken, created] = [await after.register(request), await after.register(germanRequest())];
    await second.end('SIGTERM');
    expect([taken.status, created.status]).toEqual([422, 201]);
  });

  it('refuses a data folder that another process has, and takes over that of a killed one', async (test) => {
    const first = await startProcess(env, test);
    const refused = await failToStart(env, test);
    expect(refused).toEqual({
      code: 1,
      output:
        `The data folder ${dataDir} is in use by another Crema process (pid ${first.child.pid}). ` +
        'Stop it, or choose another folder: DATA_DIR=.data2 npm start\n',
    });
    await first.end('SIGKILL');
    expect(await readFile(join(dataDir, 'lock'), 'utf8')).toContain(`pid ${first.child.pid} `);
    const second = await startProcess(env, test);
    expect((await second.send('/signup')).status).toBe(200);
    await second.end('SIGTERM');
  });

  it('refuses a port that is taken, and gives the data folder back', async (test) => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const refused = await failToStart({ ...env, PORT: String(port) }, test);
    other.close();
    expect(refused).toEqual({
      code: 1,
      output: `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
    });
    expect(await readdir(dataDir)).toEqual(['consents', 'lock.db', 'postgres']);
  });

  it.for([
    ['a port that is none', { PORT: 'abc' }, 'PORT is a number from 0 to 65535.\n'],
    ['a short secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET has at least 32 characters.\n'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      'The database of DATABASE_URL does not answer (ECONNREFUSED).\n',
    ],
  ] as const)('says in one sentence what is wrong with %s', async ([, changed, output], test) => {
    expect(await failToStart({ ...env, ...changed }, test)).toEqual({ code: 1, output });
  });

  it('gives up a database that takes the connection and says nothing, and ends at once when asked meanwhile', async (test) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    test.onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const DATABASE_URL = `postgres://x@127.0.0.1:${port}/x`;
    expect(await failToStart({ ...env, DATABASE_URL }, test)).toEqual({
      code: 1,
      output: 'The database of DATABASE_URL does not answer (no connection in time).\n',
    });
    const asked = once(silent, 'connection');
    const ended = failToStart({ ...env, DATABASE_URL }, test, (child) => {
      void asked.then(() => child.kill('SIGTERM'));
    });
    expect(await ended).toEqual({ code: 0, output: '' });
  });

  it.skipIf(noPostgres)('says that there is no such database', async (test) => {
    const { url, drop } = await createPostgresDatabase();
    await drop();
    const { code, output } = await failToStart({ ...env, DATABASE_URL: url }, test);
    expect([code, output]).toEqual([1, expect.stringMatching(/^PostgreSQL .*\(3D000\)[^\n]*\n$/)]);
  });

  it('says that the app is not built, and leaves no lock behind', async (test) => {
    const empty = await mkdtemp(join(tmpdir(), 'crema-none-'));
    const { code, output } = await failToStart({ ...env, APP_DIR: empty }, test);
    expect(code).toBe(1);
    expect(output).toContain('The app is not built');
    expect(await readdir(dataDir)).toEqual(['consents', 'lock.db', 'postgres']);
    await rm(empty, { recursive: true });
  });

  it.skipIf(noPostgres)('lets a registration that is under way end before it stops', async (test) => {
    const { url, drop } = await createPostgresDatabase();
    test.onTestFinished(drop);
    const server = await startProcess({ ...env, DATABASE_URL: url }, test);
    const visitor = createVisitor(server.send);
    await visitor.askForToken();
    const { someoneWaits, letGo } = await holdTable(url, 'customer');
    const response = visitor.register(germanRequest());
    await someoneWaits();
    const code = server.end('SIGTERM');
    const newcomer = () => fetch(server.address).then(String, () => 'refused');
    await expect.poll(newcomer, { timeout: 30_000 }).toBe('refused');
    await letGo();
    expect((await response).status).toBe(201);
    expect(await code).toBe(0);
  });

  it.skipIf(noPostgres)(
    'runs beside others on one database: a page of one can be sent to the other',
    async (test) => {
      const { url, drop } = await createPostgresDatabase();
      const folder = join(dataDir, 'unused');
      const shared = { ...env, DATA_DIR: folder, DATABASE_URL: url };
      const [one, two] = await Promise.all([startProcess(shared, test), startProcess(shared, test)]);
      const onOne = createVisitor(one.send);
      await onOne.askForToken();
      const onTwo = createVisitor(two.send);
      for (const [name, value] of onOne.cookies) onTwo.cookies.set(name, value);
      const [key, request] = [crypto.randomUUID(), germanRequest()];
      const responses = await Promise.all([onOne.register(request, key), onTwo.register(request, key)]);
      const answers = await Promise.all(responses.map((response) => response.text()));
      expect(one.output()).not.toContain('power cut');
      await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]).toBe(answers[1]);
      await expect(readdir(folder)).rejects.toThrow('ENOENT');
      await drop();
    },
  );

  it('answers a body beyond the bound, and a request that stops in the middle, without falling over', async (test) => {
    const server = await startProcess({ ...env, ...(await databaseSettings()) }, test);
    const { post, visit } = createVisitor(server.send);
    expect((await post('x'.repeat(5_000_000)).catch(() => ({ status: 413 }))).status).toBe(413);
    const half = connect(Number(new URL(server.address).port), '127.0.0.1');
    half.write('POST /service/registration/form/standalone HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    half.end('Sec-Fetch-Site: same-origin\r\nContent-Length: 999\r\n\r\nemail=');
    await once(half.resume(), 'close');
    expect((await visit('/signup')).status).toBe(200);
    await server.end('SIGTERM');
  });

  it('takes over the lock of a process whose number now belongs to another program', async (test) => {
    await writeFile(join(dataDir, 'lock'), `${process.pid} another-boot/1\n`);
    const server = await startProcess(env, test);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
