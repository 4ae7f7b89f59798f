import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { addressParts } from '@crema/flow-domain';
import { Kysely, PGliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { columnOf } from './address-columns.ts';
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

it('an address has a column for each of its parts and no other beside its own', async () => {
  const db = await openPglite();
  const tables = await db.introspection.getTables();
  await db.destroy();
  const address = tables.find(({ name }) => name === 'address');
  expect(address?.columns.map(({ name }) => name).sort()).toEqual(
    ['id', 'login_id', 'purpose', 'saved_at', ...addressParts.map(columnOf)].sort(),
  );
});
