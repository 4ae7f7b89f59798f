import { rm } from 'node:fs/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { among } from '../../../../../tests/support/combine.ts';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { createLine } from '../../../test-support/create-line.ts';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
import { embeddedFolder } from '../../../test-support/embedded-folder.ts';
import { publish, trackerRecord } from '../../../test-support/events.ts';
import { holdTable } from '../../../test-support/held-table.ts';
import { notOnce, sendEvents, tryEventKills } from '../../../test-support/send-events.ts';
import { type ServerProcess, startProcess } from '../../../test-support/server-process.ts';
import { openEmbedded } from '../../core/database/embedded/open-embedded.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';
import type { Database } from '../../core/database/schema.ts';
import { eventPartitions } from '../../core/events/event-partitions.ts';

interface Engine {
  readonly env: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
}

async function onPglite({ onTestFinished }: TestContext): Promise<Engine> {
  const dataDir = await embeddedFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { env: { DATA_DIR: dataDir }, open: async () => (await openEmbedded(dataDir)).db };
}

async function onPostgres({ onTestFinished }: TestContext): Promise<Engine> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return { env: { DATABASE_URL: url }, open: async () => await openPostgres(url) };
}

async function appDirOf({ onTestFinished }: TestContext): Promise<string> {
  const { appDir, remove } = await createAppDir();
  onTestFinished(remove);
  return appDir;
}

/** Returns the metrics of a server. */
async function figuresOf({ output }: ServerProcess): Promise<string> {
  const [, figures = ''] = /Figures: (\S+)/.exec(output()) ?? [];
  return await (await fetch(figures)).text();
}

// After each kill the embedded database needs seconds to start.
const [killsOfEmbedded = 2] = among<number>([2], [noPostgres ? 5 : 1]);
const engines = [
  { name: 'PGlite', create: onPglite, kills: killsOfEmbedded },
  { name: 'PostgreSQL', create: onPostgres, kills: 5 },
];

// Fifty times: `npm run faults --prefix apps/services`.
describe.each(noPostgres ? engines.slice(0, 1) : engines)(
  'an acknowledged event, on $name',
  { timeout: 240_000 },
  ({ create, kills }) => {
    it(`is stored exactly once, over kills of the process: ${kills}`, async (test) => {
      const { env, open } = await create(test);
      const APP_DIR = await appDirOf(test);
      const start = async () => await startProcess({ ...env, APP_DIR }, test);
      const { acknowledged, output } = await tryEventKills(start, { kills, pages: 8 }, test);
      const db = await open();
      const wrong = await notOnce(db, acknowledged);
      const partitions = await eventPartitions(db);
      await db.destroy();
      expect(acknowledged.size).toBeGreaterThanOrEqual(kills * 40);
      expect(wrong).toEqual([]);
      expect(partitions.length).toBeGreaterThanOrEqual(5);
      expect(output).not.toContain('a-long-term-token');
    });
  },
);

describe.skipIf(noPostgres)('events on PostgreSQL', { timeout: 120_000 }, () => {
  it('are stored once if two processes get each of them at the same time', async (test) => {
    const { env, open } = await onPostgres(test);
    const APP_DIR = await appDirOf(test);
    const [one, two] = await Promise.all([
      startProcess({ ...env, APP_DIR }, test),
      startProcess({ ...env, APP_DIR }, test),
    ]);
    const pages = sendEvents(async (path, init) => {
      const [first, second] = await Promise.all([one.send(path, init), two.send(path, init)]);
      return first.status === 204 ? second : first;
    }, 8);
    await pages.more(200);
    const { acknowledged, refusals } = await pages.end();
    await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
    const db = await open();
    expect(await notOnce(db, acknowledged)).toEqual([]);
    expect([...refusals]).toEqual([]);
    await db.destroy();
  });

  it('get 503 while the database is away, and are stored later under the same id', async (test) => {
    const { url, drop } = await createPostgresDatabase();
    const line = await createLine(new URL(url));
    const through = new URL(url);
    through.host = `127.0.0.1:${line.port}`;
    const db = await openPostgres(through.href, () => {});
    const { send } = await createTestApp(db, { APP_DIR: await appDirOf(test) });
    const record = trackerRecord();
    expect((await publish(send, trackerRecord())).status).toBe(204);
    line.cut();
    const away = await publish(send, record);
    line.mend();
    const back = await publish(send, record);
    expect([away.status, away.headers.get('Retry-After'), back.status]).toEqual([503, '5', 204]);
    expect(await notOnce(db, new Set([record.event_id]))).toEqual([]);
    await db.destroy();
    line.close();
    await drop();
  });

  it('that a server has accepted are stored before it stops', async (test) => {
    const { url, drop } = await createPostgresDatabase();
    test.onTestFinished(drop);
    const env = { DATABASE_URL: url, APP_DIR: await appDirOf(test), METRICS_PORT: '0' };
    const server = await startProcess(env, test);
    const { letGo } = await holdTable(url, 'event');
    const records = Array.from({ length: 10 }, () => trackerRecord());
    const answers = Promise.all(records.map(async (record) => await publish(server.send, record)));
    await expect.poll(async () => await figuresOf(server)).toContain('tracking_events_waiting 10');
    const code = server.end('SIGTERM');
    const newcomer = async () => await fetch(server.address).then(String, () => 'refused');
    await expect.poll(newcomer).toBe('refused');
    await letGo();
    expect((await answers).map(({ status }) => status)).toEqual(records.map(() => 204));
    expect(await code).toBe(0);
    const db = await openPostgres(url);
    expect(await notOnce(db, new Set(records.map(({ event_id }) => event_id)))).toEqual([]);
    await db.destroy();
  });

  it('are counted for the operator', async (test) => {
    const { env } = await onPostgres(test);
    const server = await startProcess({ ...env, APP_DIR: await appDirOf(test), METRICS_PORT: '0' }, test);
    const record = trackerRecord();
    await publish(server.send, record);
    await publish(server.send, record);
    await publish(server.send, '{');
    const text = await figuresOf(server);
    expect(text).toContain('tracking_events_total{outcome="stored",status="204"} 1');
    expect(text).toContain('tracking_events_total{outcome="repeated",status="204"} 1');
    expect(text).toContain('tracking_events_total{outcome="refused",status="400"} 1');
    expect(text).toContain('tracking_events_waiting 0');
    expect(text).toContain('tracking_events_oldest_seconds 0');
  });
});
