import { randomUUID } from 'node:crypto';
import { PGlite } from './embedded/pglite.ts';
import { addressParts } from '@crema/flow-domain';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyDatabases } from '../../test-support/empty-databases.ts';
import { createAccountAsBefore, migrateAsBefore } from '../../test-support/former-tables.ts';
import { columnOf } from './address-columns.ts';
import { migrate } from './migrate.ts';
import { createRegistrationTables } from './migrations/registration.ts';
import { createTablesOfEveryFlow } from './migrations/every-flow.ts';
import { openPglite } from './open-pglite.ts';
import type { Schema } from './schema.ts';

it('the customers of before are no guests, and who had the card has a digital one', async () => {
  const pglite = await PGlite.create('memory://');
  const dialect = new PGliteDialect({ pglite });
  const [tables, db] = [new Kysely<unknown>({ dialect }), new Kysely<Schema>({ dialect })];
  await createRegistrationTables(tables);
  const [holder, other] = [randomUUID(), randomUUID()];
  for (const [id, card] of [
    [holder, true],
    [other, false],
  ] as const) {
    await pglite.query(
      `insert into customer (login_id, site, locale, flow, email, card_membership)
       values ($1, 'AT', 'de-AT', 'standalone', 'anna@example.org', $2)`,
      [id, card],
    );
  }
  await createTablesOfEveryFlow(tables);
  const customers = await db.selectFrom('customer').select(['guest', 'subscription']).execute();
  const cards = await db.selectFrom('loyalty_card').select(['login_id', 'site', 'layout']).execute();
  await db.destroy();
  expect(customers).toEqual([
    { guest: false, subscription: null },
    { guest: false, subscription: null },
  ]);
  expect(cards).toEqual([{ login_id: holder, site: 'AT', layout: 'DIGITAL' }]);
});

describe.each(emptyDatabases)('the e-mail claims of the accounts of before, on $name,', ({ create }) => {
  const [plain, read, encoded, older, both] = Array.from({ length: 5 }, () => randomUUID());

  async function migrated() {
    const { connect, close } = await create();
    const db = connect();
    await migrateAsBefore(db);
    for (const [loginId, email] of [
      [plain, 'Erika@example.de'],
      [read, 'max@bücher.de'],
      [encoded, 'eva@xn--bcher-kva.de'],
      // Two who got in with one address.
      [older, 'uwe@kaffee-röster.de'],
      [both, 'uwe@xn--kaffee-rster-cjb.de'],
    ] as const) {
      await createAccountAsBefore(db, loginId ?? '', email);
    }
    await sql`update account set created_at = created_at - interval '1 day' where login_id = ${older}`.execute(
      db,
    );
    await migrate(db);
    return { db, close };
  }

  it('are under the key of today, and the older of two has the one they share', async () => {
    const { db, close } = await migrated();
    const claims = await db.selectFrom('email_claim').select(['email_key', 'login_id']).execute();
    expect(Object.fromEntries(claims.map(({ email_key, login_id }) => [email_key, login_id]))).toEqual({
      'erika@example.de': plain,
      'max@xn--bcher-kva.de': read,
      'eva@xn--bcher-kva.de': encoded,
      'uwe@xn--kaffee-rster-cjb.de': older,
    });
    await close();
  });

  it('take no account away', async () => {
    const { db, close } = await migrated();
    const accounts = await db
      .selectFrom('account')
      .select('login_id')
      .where('password_hash', 'is not', null)
      .execute();
    expect(new Set(accounts.map(({ login_id }) => login_id))).toEqual(
      new Set([plain, read, encoded, older, both]),
    );
    await close();
  });

  it('keep the release before from a second account under another spelling', async () => {
    const { db, close } = await migrated();
    const spellings = [
      'erika@example.de',
      'max@bücher.de',
      'max@xn--bcher-kva.de',
      'eva@bücher.de',
      'EVA@BÜCHER.de',
    ];
    for (const email of spellings) expect(await createAccountAsBefore(db, randomUUID(), email)).toBe(false);
    expect(await createAccountAsBefore(db, randomUUID(), 'someone@bücher.de')).toBe(true);
    await close();
  });
});

it('an address has a column for each of its parts and no other beside its own', async () => {
  const db = await openPglite();
  const tables = await db.introspection.getTables();
  await db.destroy();
  const address = tables.find(({ name }) => name === 'address');
  expect(address?.columns.map(({ name }) => name).sort()).toEqual(
    ['id', 'login_id', 'purpose', 'saved_at', ...addressParts.map(columnOf)].sort(),
  );
});
