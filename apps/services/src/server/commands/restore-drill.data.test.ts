import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../../../tests/postgres/ask.mjs';
import { findBinaries } from '../../../../../tests/postgres/binaries.mjs';
import { startServer } from '../../../../../tests/postgres/server.mjs';
import { createDatabase } from '../../../../../tests/postgres/start.mjs';
import { consentSecret, testConsentKeys } from '../../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../../test-support/consent-world.ts';
import { runConsents } from '../../../test-support/run-consents.ts';
import { anchorEnds } from '../../core/consents/anchor-ends.ts';
import { folderAnchor } from '../../core/consents/chain-notes.ts';
import { readDecisions } from '../../core/consents/decisions.ts';
import { eraseCustomer } from '../../core/customers/erase-customer.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';
import type { Database } from '../../core/database/schema.ts';

const programs = findBinaries()
  .map(({ folder }) => folder)
  .find((folder) =>
    ['pg_dump', 'pg_restore', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  );
if (programs === undefined) {
  console.log(
    'No backup of PostgreSQL is tried: pg_dump, pg_restore and pg_basebackup are not installed here.',
  );
}

type Server = Awaited<ReturnType<typeof startServer>>;

const customersOf = async (db: Database) =>
  (await db.selectFrom('customer').select('login_id').execute()).map(({ login_id }) => login_id);

// The steps of docs/operations.md, by the programs it names.
describe.skipIf(programs === undefined)('a PostgreSQL that is lost', { timeout: 120_000 }, () => {
  let server: Server;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-drill-'));
    server = await startServer(programs ?? '', {
      settings: ['archive_mode=on', `archive_command=cp %p ../archive/%f`],
      prepare: async (home, data) => {
        await home.run(join(home.folder, 'initdb'), ['-D', data, '-U', 'crema', '-A', 'trust', '--no-sync']);
        await home.run('mkdir', [join(home.home, 'archive')]);
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (name: string, args: readonly string[]) =>
    await server.home.run(join(server.home.folder, name), args);

  const settingsFor = (databaseUrl: string, more: Readonly<Record<string, string>> = {}) => ({
    DATABASE_URL: databaseUrl,
    CONSENT_SECRET: consentSecret,
    CONSENT_ANCHOR: join(folder, 'notes'),
    ...more,
  });

  /** A shop with two customers, whose consents are noted outside the database. */
  async function openShop() {
    const { url } = await createDatabase(server.url);
    const db = await openPostgres(url);
    await db
      .insertInto('secret')
      .values({ name: 'session-secret', value: `session-${randomUUID()}` })
      .execute();
    const [anna, jana] = [await addCustomer(db), await addCustomer(db)];
    const note = async () => await anchorEnds(db, folderAnchor(join(folder, 'notes')));
    for (const loginId of [anna, jana]) await decide(db, loginId, true, false);
    // As the start of a service notes it.
    const noted = `consent-key:${testConsentKeys.present.id}`;
    await db.insertInto('setting').values({ name: noted, value: '' }).execute();
    await note();
    return { url, db, anna, jana, note };
  }

  it('comes back from a dump without keys and secrets, a copy of the keys, and the notes', async () => {
    const { url, db, anna, jana, note } = await openShop();
    const [dump, plain] = [join(server.home.home, 'crema.dump'), join(server.home.home, 'crema.sql')];
    const without = ['--exclude-table-data=customer_key', '--exclude-table-data=secret'];
    await run('pg_dump', ['--format=custom', ...without, `--file=${dump}`, url]);
    const keys = join(folder, 'keys.json');
    expect(await runConsents(['keys', keys], settingsFor(url))).toEqual({ code: 0, output: '' });

    // Neither holds what opens consents, but both are needed for it.
    await run('pg_restore', [`--file=${plain}`, dump]);
    const [dumped, copied] = [await readFile(plain, 'utf8'), await readFile(keys, 'utf8')];
    expect(dumped).toContain(anna);
    for (const { value } of await db.selectFrom('secret').select('value').execute()) {
      expect(dumped + copied).not.toContain(value);
    }
    for (const { wrapped } of await db.selectFrom('customer_key').select('wrapped').execute()) {
      expect(dumped).not.toContain(wrapped);
      expect(copied).toContain(wrapped);
    }
    expect(copied).not.toContain(consentSecret);

    // Later a customer is erased, and then the database is lost.
    await eraseCustomer(db, testConsentKeys, jana, new Date());
    await note();
    await db.destroy();

    const { url: restored } = await createDatabase(server.url);
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, dump]);
    const check = async (more = {}) => await runConsents(['check'], settingsFor(restored, more));
    const first = await check();
    expect(first.code).toBe(1);
    expect(first.output).toContain('The keys of 2 customers are missing');
    expect(first.output).toContain('1 erased customers are back');
    expect((await runConsents(['restore', keys], settingsFor(restored))).output).toContain('2 keys put back');
    expect((await runConsents(['replay'], settingsFor(restored))).output).toBe('1 customers erased again\n');
    expect(await check()).toEqual({
      code: 0,
      output: 'Nothing is missing. A service can start on this database.\n',
    });
    expect((await runConsents(['verify'], settingsFor(restored))).output).toMatch(/: all hold\n$/);

    const back = await openPostgres(restored);
    expect(await customersOf(back)).toEqual([anna]);
    const decisions = await readDecisions(back, testConsentKeys, anna);
    expect(decisions.map(({ granted }) => granted)).toEqual([true, false]);
    await back.destroy();
  });

  it.each([
    [
      'without its secret',
      async () => {},
      { CONSENT_SECRET: randomBytes(32).toString('base64') },
      'sealed with a secret',
    ],
    [
      'without its notes',
      async () => {},
      { CONSENT_ANCHOR: '/nowhere' },
      'There are no notes of consents in /nowhere',
    ],
    [
      'without a table',
      async (url: string) => await ask(url, 'drop table loyalty_card'),
      {},
      'Tables are missing: loyalty_card. Restore the whole backup.',
    ],
    [
      'that only reads',
      async (url: string) => {
        const name = new URL(url).pathname.slice(1);
        await ask(server.url, `alter database ${name} set default_transaction_read_only = on`);
      },
      {},
      'The database refuses to write (25006)',
    ],
  ] as const)(
    'is found to be of no use %s, and nothing of it is changed',
    async (_, spoil, settings, sentence) => {
      const { url, db } = await openShop();
      const tables = async () =>
        (await sql`select relname, n_live_tup from pg_stat_user_tables order by 1`.execute(db)).rows;
      await spoil(url);
      const before = await tables();
      const { code, output } = await runConsents(['check'], settingsFor(url, settings));
      expect(output).toContain(sentence);
      expect(code).toBe(1);
      expect(await tables()).toEqual(before);
      await db.destroy();
    },
  );

  it('has an empty database found, and one that does not answer', async () => {
    const { url } = await createDatabase(server.url);
    const empty = await runConsents(['check'], settingsFor(url));
    expect(empty.output).toMatch(/^Tables are missing: schema_migration, /);
    expect(await ask(url, 'select 1 from pg_tables where schemaname = current_schema()')).toEqual([]);
    const away = await runConsents(['check'], settingsFor('postgres://x@127.0.0.1:1/x'));
    expect(away).toEqual({
      code: 1,
      output: 'The database of DATABASE_URL does not answer (ECONNREFUSED).\n',
    });
    expect((await runConsents(['check'], {})).output).toContain('Set DATABASE_URL');
  });

  it('comes back as it was at a point in time', async () => {
    const { url, db, anna, jana } = await openShop();
    const base = join(server.home.home, 'base');
    await run('pg_basebackup', [`--dbname=${server.url}`, `--pgdata=${base}`, '--checkpoint=fast']);
    const late = await addCustomer(db);
    const [moment] = await ask(url, 'select clock_timestamp()::text as now');
    // The mistake that is to be undone.
    await db.deleteFrom('customer').where('login_id', '=', late).execute();
    // The name is taken with the switch: what the server itself writes a moment later is in the next file, which stays open.
    const [switched] = await ask(server.url, 'select pg_walfile_name(pg_switch_wal()) as file');
    const archived = `select 1 from pg_stat_archiver where last_archived_wal >= '${String(switched?.['file'])}'`;
    await expect.poll(async () => (await ask(server.url, archived)).length, { timeout: 30_000 }).toBe(1);
    await db.destroy();

    const restored = await startServer(programs ?? '', {
      settings: [
        `restore_command=cp ${server.home.home}/archive/%f %p`,
        `recovery_target_time=${String(moment?.['now'])}`,
        'recovery_target_action=promote',
      ],
      prepare: async (home, data) => {
        await home.run('cp', ['-a', base, data]);
        await home.run('touch', [join(data, 'recovery.signal')]);
      },
    });
    const own = new URL(url);
    own.port = new URL(restored.url).port;
    const recovering = async () => {
      const [row] = await ask(own.href, 'select pg_is_in_recovery() as on');
      return row?.['on'];
    };
    await expect.poll(recovering, { timeout: 30_000 }).toBe(false);
    expect((await runConsents(['check'], settingsFor(own.href))).code).toBe(0);
    const back = await openPostgres(own.href);
    expect((await customersOf(back)).sort()).toEqual([anna, jana, late].sort());
    await back.destroy();
    await restored.stop();
  });
});
