import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { germanRequest } from '../../test-support/registrations.ts';
import { startProcess } from '../../test-support/server-process.ts';
import { createVisitor } from '../../test-support/visitor.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';

const pause = async (ms: number) =>
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function counts(db: Database) {
  const { rows } = await sql`select
    (select count(*)::int from account) as accounts, (select count(*)::int from customer) as customers,
    (select count(*)::int from consent) as consents`.execute(db);
  return rows[0];
}

const engines = [
  {
    name: 'PGlite',
    create: async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'crema-killed-'));
      return {
        env: { DATA_DIR: dataDir },
        open: async () => await openPglite(dataDir),
        remove: async () => await rm(dataDir, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    create: async () => {
      const { url, drop } = await createPostgresDatabase();
      return { env: { DATABASE_URL: url }, open: async () => await openPostgres(url), remove: drop };
    },
  },
];

describe.each(noPostgres ? engines.slice(0, 1) : engines)(
  'a registration while the process is killed, on $name',
  ({ create }) => {
    it('leads to exactly one account when it is sent again, wherever the kill fell', async () => {
      const { env, open, remove } = await create();
      const { appDir, remove: removeApp } = await createAppDir();
      let server = await startProcess({ ...env, APP_DIR: appDir });
      // From before the first byte is read, through hashing and the transaction, to after the answer.
      const delays = [0, 20, 40, 70];
      for (const delay of delays) {
        const shopper = createVisitor(async (path, init) => await server.send(path, init));
        await shopper.visit('/signup');
        const [key, request] = [randomUUID(), germanRequest()];
        const lost = shopper.register(request, key).catch(() => undefined);
        await pause(delay);
        await server.end('SIGKILL');
        await lost;

        server = await startProcess({ ...env, APP_DIR: appDir });
        const response = await shopper.register(request, key);
        expect(response.status).toBe(201);
        expect(shopper.cookies.has('crema_ltt')).toBe(true);
      }
      await server.end('SIGTERM');

      const db = await open();
      const all = delays.length;
      expect(await counts(db)).toEqual({ accounts: all, customers: all, consents: all });
      await db.destroy();
      await remove();
      await removeApp();
    });
  },
);

it.skipIf(noPostgres)(
  'leaves nothing of a transaction that was open when the process was killed',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const { appDir, remove } = await createAppDir();
    let server = await startProcess({ DATABASE_URL: url, APP_DIR: appDir });
    const shopper = createVisitor(async (path, init) => await server.send(path, init));
    await shopper.visit('/signup');
    const [key, request] = [randomUUID(), germanRequest()];

    const db = await openPostgres(url);
    const holding = await db.startTransaction().execute();
    await sql`lock table consent in exclusive mode`.execute(holding);
    const lost = shopper.register(request, key).catch(() => undefined);
    // Account and customer are written, the consents wait.
    await expect
      .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length, {
        timeout: 3000,
      })
      .toBe(1);
    await server.end('SIGKILL');
    await lost;
    await holding.rollback().execute();
    expect(await counts(db)).toEqual({ accounts: 0, customers: 0, consents: 0 });

    server = await startProcess({ DATABASE_URL: url, APP_DIR: appDir });
    expect((await shopper.register(request, key)).status).toBe(201);
    expect(await counts(db)).toEqual({ accounts: 1, customers: 1, consents: 1 });
    await server.end('SIGTERM');
    await db.destroy();
    await drop();
    await remove();
  },
);
