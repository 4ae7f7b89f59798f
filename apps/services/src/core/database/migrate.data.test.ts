import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressParts } from '@crema/flow-domain';
import { personTexts } from '@crema/flow-domain/server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noPostgres } from '../../../test-support/databases.ts';
import { emptyDatabases, emptyPostgres } from '../../../test-support/empty-databases.ts';
import { untilSomeoneWaits } from '../../../test-support/held-table.ts';
import { columnOf } from './columns.ts';
import { migrate } from './migrate.ts';
import type { Migrations } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.gen.ts';
import type { Database } from './schema.ts';

const names = Object.keys(migrations);

/** Notes each of its runs, and that it has not seen all of the one before. */
const counting: Migrations = {
  ...migrations,
  '9000-runs': {
    up: async (db) => {
      await sql`create table run (name text not null)`.execute(db);
      await sql`insert into run (name) values ('9000-runs')`.execute(db);
    },
  },
  '9001-again': {
    up: async (db) => void (await sql`insert into run (name) values ('9001-again')`.execute(db)),
  },
};

async function applied(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('schema_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

const runs = async (db: Database) =>
  (await sql<{ name: string }>`select name from run order by name`.execute(db)).rows.map(({ name }) => name);

const tables = async (db: Database) => (await db.introspection.getTables()).map(({ name }) => name);

describe.each(emptyDatabases)('the tables on $name', ({ create }) => {
  it('are made by the first start; the next one changes nothing', async () => {
    const { connect, close } = await create();
    const db = connect();
    await migrate(db);
    await migrate(db);
    expect(await applied(db)).toEqual(names);
    await close();
  });

  it('have a column for each text about a person, and for each part of an address', async () => {
    const { connect, close } = await create();
    const db = connect();
    await migrate(db);
    const found = await db.introspection.getTables();
    const columnsIn = (table: string) =>
      found.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    expect(columnsIn('customer')).toEqual(expect.arrayContaining(personTexts.map(columnOf)));
    expect(columnsIn('address').sort()).toEqual(
      ['id', 'login_id', 'purpose', 'saved_at', ...addressParts.map(columnOf)].sort(),
    );
    await close();
  });

  it('are refused at once if a version before the first release has made them', async () => {
    const { connect, close } = await create();
    const db = connect();
    await migrate(db, { '0001-older': { up: async () => {} }, '0002-older': { up: async () => {} } });
    await expect(migrate(db)).rejects.toThrow('before the first release');
    expect(await tables(db)).not.toContain('customer');
    await close();
  });

  it('may have been added to by a later release', async () => {
    const { connect, close } = await create();
    const db = connect();
    await migrate(db, counting);
    await migrate(db);
    expect(await applied(db)).toEqual([...names, '9000-runs', '9001-again']);
    await close();
  });

  it('keep nothing of a migration that fails, and it is run anew', async () => {
    const { connect, close } = await create();
    const db = connect();
    const failing: Migrations = {
      ...migrations,
      '9000-runs': {
        up: async (tables) => {
          await counting['9000-runs']?.up(tables);
          throw new Error('no');
        },
      },
    };
    await expect(migrate(db, failing)).rejects.toThrow('no');
    expect(await applied(db)).toEqual(names);
    await migrate(db, counting);
    expect(await runs(db)).toEqual(['9000-runs', '9001-again']);
    await close();
  });
});

describe.skipIf(noPostgres)('several processes that start at once', () => {
  it('run each migration once', async () => {
    const { connect, close } = await emptyPostgres();
    const processes = Array.from({ length: 8 }, connect);
    await Promise.all(processes.map(async (db) => await migrate(db, counting)));
    expect(await runs(connect())).toEqual(['9000-runs', '9001-again']);
    expect(await applied(connect())).toEqual(Object.keys(counting));
    await close();
  });

  it('go on when one of them is killed in the middle of a migration', async ({ onTestFinished }) => {
    const { url, connect, close } = await emptyPostgres();
    const program = join(import.meta.dirname, '../../../test-support/hanging-migration.ts');
    const child = spawn(process.execPath, ['--conditions=@crema/source', program, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const db = connect();
    const waiting = migrate(db, counting);
    await untilSomeoneWaits(connect());
    child.kill('SIGKILL');
    await closed;
    await waiting;
    expect(await runs(db)).toEqual(['9000-runs', '9001-again']);
    expect(await tables(db)).not.toContain('half');
    await close();
  });

  it('go on when one of them falls silent in the middle of a migration', async () => {
    const { connect, close } = await emptyPostgres();
    let inTheMiddle = () => {};
    const reached = new Promise<void>((resolve) => {
      inTheMiddle = resolve;
    });
    let goOn = () => {};
    const silent: Migrations = {
      ...migrations,
      '9000-half': {
        up: async (db) => {
          inTheMiddle();
          await new Promise<void>((resolve) => {
            goOn = resolve;
          });
          await sql`create table half (id integer primary key)`.execute(db);
        },
      },
    };
    const lost = migrate(connect(), silent, '200ms').catch(String);
    await reached;
    const db = connect();
    await migrate(db, counting);
    expect(await runs(db)).toEqual(['9000-runs', '9001-again']);
    goOn();
    // Its connection is gone, and with it all it had begun.
    expect(await lost).toMatch(/connection/);
    expect(await tables(db)).not.toContain('half');
    await close();
  });
});
