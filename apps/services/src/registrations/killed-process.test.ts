import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { checkoutRequest, communityRegistration, newCard } from '../../test-support/every-flow.ts';
import { startProcess } from '../../test-support/server-process.ts';
import { counts } from '../../test-support/stored.ts';
import { createVisitor } from '../../test-support/visitor.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';

const pause = async (ms: number) =>
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const nothing = { accounts: 0, customers: 0, addresses: 0, cards: 0, members: 0, consents: 0, keys: 0 };

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
    it('leads to exactly one customer when it is sent again, whole, wherever the kill fell', async () => {
      const { env, open, remove } = await create();
      const { appDir, remove: removeApp } = await createAppDir();
      let server = await startProcess({ ...env, APP_DIR: appDir });
      // From before the first byte is read, through hashing and the transaction, to after the answer.
      const kills = [
        [0, newCard()],
        [20, checkoutRequest('hidden')],
        [40, checkoutRequest('required')],
        [70, communityRegistration()],
      ] as const;
      for (const [delay, request] of kills) {
        const shopper = createVisitor(async (path, init) => await server.send(path, init));
        await shopper.visit('/signup');
        const key = randomUUID();
        const lost = shopper.register(request, key).catch(() => undefined);
        await pause(delay);
        await server.end('SIGKILL');
        await lost;

        server = await startProcess({ ...env, APP_DIR: appDir });
        const response = await shopper.register(request, key);
        expect(response.status).toBe(201);
        expect(shopper.cookies.has('crema_ltt')).toBe(request.password !== undefined);
      }
      await server.end('SIGTERM');

      const db = await open();
      expect(await counts(db)).toEqual({
        accounts: 3,
        customers: 4,
        addresses: 3,
        cards: 1,
        members: 1,
        consents: 6,
        keys: 4,
      });
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
    const [key, request] = [randomUUID(), checkoutRequest('required')];

    const db = await openPostgres(url);
    const holding = await db.startTransaction().execute();
    await sql`lock table consent in exclusive mode`.execute(holding);
    const lost = shopper.register(request, key).catch(() => undefined);
    // Account, customer and address are written, the consents wait.
    await expect
      .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length, {
        timeout: 3000,
      })
      .toBe(1);
    await server.end('SIGKILL');
    await lost;
    await holding.rollback().execute();
    expect(await counts(db)).toEqual(nothing);

    server = await startProcess({ DATABASE_URL: url, APP_DIR: appDir });
    expect((await shopper.register(request, key)).status).toBe(201);
    expect(await counts(db)).toEqual({
      ...nothing,
      accounts: 1,
      customers: 1,
      addresses: 1,
      consents: 1,
      keys: 1,
    });
    await server.end('SIGTERM');
    await db.destroy();
    await drop();
    await remove();
  },
);
