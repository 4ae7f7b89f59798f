import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noPostgres, openUncheckedDatabase } from '../../../test-support/databases.ts';
import { emptyPostgres } from '../../../test-support/empty-databases.ts';
import { communityRequest, customersCard, newcomers } from '../../../test-support/every-flow.ts';
import { failCommits } from '../../../test-support/failing-commits.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { counts, expectedOf, storedOf } from '../../../test-support/stored.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { errorCode } from '../log/log.ts';
import { inTransaction } from './writes.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

const value = async (db: Database, name: string) =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value;

describe.skipIf(noPostgres)('a transaction on PostgreSQL', () => {
  let db: Database;
  let other: Database;
  let close: () => Promise<void>;

  beforeEach(async () => {
    const created = await emptyPostgres();
    ({ close } = created);
    db = created.connect();
    await migrate(db);
    await db
      .insertInto('setting')
      .values([
        { name: 'a', value: '0' },
        { name: 'b', value: '0' },
      ])
      .execute();
    other = created.connect();
  });
  afterEach(async () => await close());

  const add = sql`cast(cast(value as integer) + 1 as text)`;
  const increase = (tx: Database, name: string) =>
    tx
      .updateTable('setting')
      .set({ value: sql<string>`${add}` })
      .where('name', '=', name)
      .execute();

  it('is run again after each serialization failure, until each of four is done', async () => {
    // Engines that know no other isolation always behave like this.
    const database = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = database.rows[0]?.name ?? '';
    await sql`alter database ${sql.id(name)} set default_transaction_isolation = 'serializable'`.execute(db);
    let attempts = 0;
    let allHaveRead = () => {};
    const all = new Promise<void>((resolve) => {
      allHaveRead = resolve;
    });
    const one = async () =>
      await inTransaction(other, async (tx) => {
        attempts += 1;
        const before = Number(
          (await tx.selectFrom('setting').select('value').where('name', '=', 'a').executeTakeFirstOrThrow())
            .value,
        );
        // None begins when another one has ended.
        if (attempts === 4) allHaveRead();
        await all;
        await tx
          .updateTable('setting')
          .set({ value: String(before + 1) })
          .where('name', '=', 'a')
          .execute();
      });
    await Promise.all(Array.from({ length: 4 }, one));
    expect(await value(db, 'a')).toBe('4');
    expect(attempts).toBeGreaterThan(4);
  });

  it('is run again when it was the victim of a deadlock', async () => {
    let attempts = 0;
    let firstRows = 0;
    let bothHaveOne = () => {};
    const both = new Promise<void>((resolve) => {
      bothHaveOne = resolve;
    });
    const crossing = async (connection: Database, first: string, second: string) =>
      await inTransaction(connection, async (tx) => {
        attempts += 1;
        await increase(tx, first);
        firstRows += 1;
        if (firstRows === 2) bothHaveOne();
        await both;
        await increase(tx, second);
      });
    await Promise.all([crossing(db, 'a', 'b'), crossing(other, 'b', 'a')]);
    expect([await value(db, 'a'), await value(db, 'b')]).toEqual(['2', '2']);
    // The victim may meet the other one once more while that is still at work.
    expect(attempts).toBeGreaterThanOrEqual(3);
  });

  it('is run again on another connection when its own is lost in the middle', async () => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts += 1;
      await increase(tx, 'a');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      if (attempts === 1) await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
      await increase(tx, 'b');
    });
    expect(attempts).toBe(2);
    expect([await value(db, 'a'), await value(db, 'b')]).toEqual(['1', '1']);
  });

  it('is not run again when the connection is lost at the commit: it may have happened', async () => {
    await failCommits(db, 'loyalty_card', 1, '57P01');
    let attempts = 0;
    const card = { login_id: randomUUID(), site: 'DE', layout: 'DIGITAL', phone_number: null };
    await sql`alter table loyalty_card drop constraint loyalty_card_login_id_fkey`.execute(db);
    const lost = inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.insertInto('loyalty_card').values(card).execute();
    });
    expect(errorCode(await lost.catch((error: unknown) => error))).toBe('57P01');
    expect(attempts).toBe(1);
  });

  it('is given up after a few attempts', async () => {
    let attempts = 0;
    const hopeless = inTransaction(db, async (tx) => {
      attempts += 1;
      await increase(tx, 'a');
      await sql`do $$ begin raise exception 'forced' using errcode = '40001'; end $$`.execute(tx);
    });
    expect(errorCode(await hopeless.catch((error: unknown) => error))).toBe('40001');
    expect(attempts).toBe(6);
    expect(await value(db, 'a')).toBe('0');
  });

  it('leaves no setting behind on its connection', async () => {
    const limits = sql<{ l: string; s: string }>`select current_setting('lock_timeout') as l,
      current_setting('statement_timeout') as s`;
    const inside = await inTransaction(db, async (tx) => (await limits.execute(tx)).rows);
    expect(inside).toEqual([{ l: '4s', s: '7s' }]);
    // The pool has only one connection so far.
    expect((await limits.execute(db)).rows).toEqual([{ l: '0', s: '0' }]);
  });
});

describe('a registration whose first two commits fail', () => {
  let db: Database;
  let app: TestApp;

  beforeEach(async () => {
    app = await openTestApp({ open: openUncheckedDatabase });
    ({ db } = app);
  });
  afterEach(async () => await app.close());

  const attempts = async () =>
    Number((await sql<{ n: string }>`select last_value as n from failed_commits`.execute(db)).rows[0]?.n);

  it.each(Object.entries({ 'the standalone one': () => germanRequest(), ...newcomers }))(
    'as it is by %s, is stored once, as if nothing had failed',
    async (_, make) => {
      await failCommits(db, 'claim', 2, '40001');
      const request = make();
      const response = await createVisitor(app.send).post(request);
      expect(response.status).toBe(201);
      expect(await attempts()).toBe(3);
      const { loginId }: { loginId: string } = await response.json();
      expect(await storedOf(db, loginId)).toEqual(expectedOf(request));
      expect(await counts(db)).toMatchObject({
        customers: 1,
        keys: 1,
        accounts: request.password === undefined ? 0 : 1,
      });
    },
  );

  it.each([
    ['joins the community', () => communityRequest(), { members: 1, consents: 1 }],
    ['takes a card', () => customersCard('DIGITAL'), { cards: 1, consents: 2 }],
  ] as const)('of a customer who %s is stored once', async (_, make, added) => {
    const { post } = createVisitor(app.send);
    await post(germanRequest());
    const before = await counts(db);
    await failCommits(db, 'claim', 2, '40001');
    expect((await post(make())).status).toBe(201);
    expect(await attempts()).toBe(3);
    const sums = Object.entries(added).map(([name, count]) => [name, (before[name] ?? 0) + count]);
    expect(await counts(db)).toEqual({ ...before, keys: 2, ...Object.fromEntries(sums) });
  });
});
