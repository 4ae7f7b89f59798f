import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contractionsOf } from '../../../test-support/contractions.ts';
import { openUncheckedDatabase } from '../../../test-support/databases.ts';
import { newcomers } from '../../../test-support/every-flow.ts';
import { askedByRegistrations } from '../../../test-support/statements.ts';
import { expectedOf, storedOf } from '../../../test-support/stored.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { watched } from '../../../test-support/watched.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { exportCustomer } from '../customers/export-customer.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.gen.ts';

/** Adds to every table all that a migration may add: columns, an index, rows of a new table. */
const addsEverywhere: Migration = {
  up: async (db) => {
    // A partition has the columns of its table, and no others.
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('event_'));
    for (const table of tables) {
      await db.schema.alterTable(table).addColumn('next_note', 'text').execute();
      await db.schema
        .alterTable(table)
        .addColumn('next_rank', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex(`next_${table}`).on(table).column('next_rank').execute();
    }
    await db.schema
      .createTable('next_table')
      .addColumn('login_id', 'uuid', (column) => column.primaryKey())
      .execute();
    await sql`insert into next_table (login_id) select login_id from customer`.execute(db);
  },
};

const next = { ...migrations, '9000-next': addsEverywhere };

describe('this release on the tables of the next one', () => {
  it('registers, exports and erases as on its own tables, before and after the next one started', async () => {
    const { db, send, services, close } = await openTestApp({ open: openUncheckedDatabase });
    const register = async () => {
      for (const make of Object.values(newcomers)) {
        const request = make();
        const response = await createVisitor(send).post(request);
        expect(response.status).toBe(201);
        const { loginId }: { loginId: string } = await response.json();
        // Columns of the next release are there as well.
        expect(await storedOf(db, loginId)).toMatchObject(expectedOf(request));
        expect(await exportCustomer(db, services.consentKeys, loginId)).toBeDefined();
        expect(await eraseCustomer(db, services.consentKeys, loginId, new Date())).toBe(true);
      }
    };
    await register();
    await migrate(db, next);
    // This release starts again on the tables of the next one.
    await migrate(db);
    await register();
    const asked = await askedByRegistrations(db);
    expect(asked.filter(({ status }) => status !== 201 && status !== 303)).toEqual([]);
    await close();
  });

  it('needs no more of the next one than that it only adds', async () => {
    const { db, close } = await openUncheckedDatabase();
    const statements: string[] = [];
    await migrate(watched(db, { before: (statement) => statements.push(statement) }), next);
    await close();
    expect(statements.length).toBeGreaterThan(30);
    expect(contractionsOf(statements.filter((each) => each.includes('next_')))).toEqual([]);
  });
});
