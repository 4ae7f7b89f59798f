import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { among } from '../../../../../tests/support/combine.ts';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
import { embeddedFolder } from '../../../test-support/embedded-folder.ts';
import { checkoutRequest, communityRegistration, newCard } from '../../../test-support/every-flow.ts';
import { type Halfway, halfwayOnPglite, halfwayOnPostgres } from '../../../test-support/halfway.ts';
import { holdTable } from '../../../test-support/held-table.ts';
import { startProcess } from '../../../test-support/server-process.ts';
import { counts } from '../../../test-support/stored.ts';
import { tryKills } from '../../../test-support/try-kills.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { openEmbedded } from '../../core/database/embedded/open-embedded.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';
import type { Database } from '../../core/database/schema.ts';

const nothing = { accounts: 0, customers: 0, addresses: 0, cards: 0, members: 0, consents: 0, keys: 0 };

interface Engine {
  readonly env: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
  readonly halfway: () => Promise<Halfway>;
}

async function onPglite({ onTestFinished }: TestContext): Promise<Engine> {
  const dataDir = await embeddedFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return {
    env: { DATA_DIR: dataDir },
    open: async () => (await openEmbedded(dataDir)).db,
    halfway: async () => await halfwayOnPglite(dataDir),
  };
}

async function onPostgres({ onTestFinished }: TestContext): Promise<Engine> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return {
    env: { DATABASE_URL: url },
    open: async () => await openPostgres(url),
    halfway: async () => await halfwayOnPostgres(url),
  };
}

// After each kill the embedded database needs seconds to start; what a kill does to a crowd is tried on the other one as well.
const [killsOfEmbedded = 3] = among<number>([3], [noPostgres ? 3 : 1]);
const engines = [
  { name: 'PGlite', create: onPglite, kills: killsOfEmbedded },
  { name: 'PostgreSQL', create: onPostgres, kills: 3 },
];

describe.each(noPostgres ? engines.slice(0, 1) : engines)(
  'a registration while the process is killed, on $name',
  // Five starts, four of them after a crash. Each takes the embedded database seconds of work, and longer on a busy machine.
  { timeout: 240_000 },
  ({ create, kills }) => {
    it('leads to exactly one customer when it is sent again, whole, wherever the kill fell', async (test) => {
      const { env, open, halfway } = await create(test);
      const { appDir, remove } = await createAppDir();
      test.onTestFinished(remove);
      let server = await startProcess({ ...env, APP_DIR: appDir }, test);
      const kills = [
        ['before it is read', newCard()],
        ['while it is written', checkoutRequest('hidden')],
        ['while it is written', checkoutRequest('required')],
        ['once it is answered', communityRegistration()],
      ] as const;
      for (const [moment, request] of kills) {
        const shopper = createVisitor(async (path, init) => await server.send(path, init));
        await shopper.askForToken();
        const key = randomUUID();
        const middle = moment === 'while it is written' ? await halfway() : undefined;
        const lost = shopper.register(request, key).catch(() => undefined);
        await middle?.reached();
        if (moment === 'once it is answered') expect((await lost)?.status).toBe(201);
        await server.end('SIGKILL');
        await middle?.letGo();
        await lost;

        server = await startProcess({ ...env, APP_DIR: appDir }, test);
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
    });

    // Two hundred times: `npm run faults --prefix tests`.
    it(`leads to exactly one customer for each of a crowd, over kills: ${kills}`, async (test) => {
      const database = await create(test);
      const { acknowledged, wrong, untold } = await tryKills(database, { kills, shoppers: 3 }, test);
      expect(acknowledged.length).toBeGreaterThanOrEqual(3);
      expect({ wrong, untold }).toEqual({ wrong: [], untold: 0 });
    });
  },
);

it.skipIf(noPostgres)(
  'leaves nothing or all of what was being written when the process was killed',
  async (test) => {
    const { url, drop } = await createPostgresDatabase();
    test.onTestFinished(drop);
    const { appDir, remove } = await createAppDir();
    test.onTestFinished(remove);
    let server = await startProcess({ DATABASE_URL: url, APP_DIR: appDir }, test);
    const shopper = createVisitor(async (path, init) => await server.send(path, init));
    await shopper.askForToken();
    const [key, request] = [randomUUID(), checkoutRequest('required')];

    const { someoneWaits, letGo } = await holdTable(url, 'consent_event');
    const lost = shopper.register(request, key).catch(() => undefined);
    // Account, customer and address are written, and the consents wait. PostgreSQL does not notice that its client is gone.
    await someoneWaits();
    await server.end('SIGKILL');
    await lost;
    await letGo();
    const db = await openPostgres(url);
    const one = { ...nothing, accounts: 1, customers: 1, addresses: 1, consents: 1, keys: 1 };
    expect([nothing, one]).toContainEqual(await counts(db));

    server = await startProcess({ DATABASE_URL: url, APP_DIR: appDir }, test);
    expect((await shopper.register(request, key)).status).toBe(201);
    expect(await counts(db)).toEqual(one);
    await server.end('SIGTERM');
    await db.destroy();
  },
);
