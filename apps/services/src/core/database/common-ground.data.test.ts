import { describe, expect, it } from 'vitest';
import { beyondCommonGround } from '../../../test-support/common-ground.ts';
import { contractionsOf } from '../../../test-support/contractions.ts';
import { emptyDatabases } from '../../../test-support/empty-databases.ts';
import { watched } from '../../../test-support/watched.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.gen.ts';

describe.each(emptyDatabases)('the migrations on $name', ({ create }) => {
  /** Runs all migrations and returns the statements of each. Statements before the first migration are the migrator's own. */
  async function statements(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { connect, close } = await create();
    const seen = new Map<string, string[]>([['the migrator', []]]);
    let current = seen.get('the migrator');
    const db = watched(connect(), { before: (statement) => current?.push(statement) });
    const marked = Object.entries(migrations).map(([name, migration]) => {
      const own: string[] = [];
      seen.set(name, own);
      const up: typeof migration.up = async (tables) => {
        current = own;
        await migration.up(tables);
        current = seen.get('the migrator');
      };
      return [name, { ...migration, up }] as const;
    });
    await migrate(db, Object.fromEntries(marked));
    await close();
    return seen;
  }

  it('and the migrator keep to what every engine has', async () => {
    const seen = await statements();
    expect([...seen].filter(([, texts]) => texts.length === 0)).toEqual([]);
    const all = [...seen.values()].flat();
    expect(all.flatMap((text) => beyondCommonGround(text).map((why) => `${why}, in ${text}`))).toEqual([]);
  });

  it('only add, but for those that say what they take away', async () => {
    const found = [...(await statements())].map(([name, texts]) => [name, contractionsOf(texts)] as const);
    const unsaid = found.filter(([name]) => migrations[name]?.contracts === undefined);
    expect(unsaid.filter(([, contractions]) => contractions.length > 0)).toEqual([]);
    // One that says so and takes nothing away would hide the next one that does.
    const empty = found.filter(
      ([name, contractions]) => migrations[name]?.contracts && contractions.length === 0,
    );
    expect(empty).toEqual([]);
  });
});

it.each([
  'select pg_advisory_lock(1)',
  'select pg_try_advisory_xact_lock(1)',
  'listen news',
  "select pg_notify('news', '')",
  'create temporary table t (id integer)',
  'create temp table t (id integer)',
  "set lock_timeout = '4s'",
  "set session lock_timeout = '4s'",
  "select set_config('lock_timeout', '4s', false)",
  "select set_config('lock_timeout', $1, $2)",
  'prepare q as select 1',
  'declare c cursor for select 1',
  'discard all',
  'lock table "customer" in exclusive mode',
  'create trigger t after insert on account for each row execute function f()',
  'alter table t add column id serial',
  'create table t (id integer generated always as identity)',
  "select nextval('s')",
  'select "id" from "t" for no key update skip locked',
  'select random()',
  'select jsonb_agg("t") from "t"',
  'merge into t using s on true when matched then do nothing',
  'vacuum',
  'create table t (id integer) partition by hash (id)',
  'create table u partition of t for values in (1)',
  'alter table t detach partition u',
  'drop table t',
  'select 1; select 2',
])('a linter refuses what not every engine has: %s', (statement) => {
  expect(beyondCommonGround(statement)).not.toEqual([]);
});

it.each([
  `select count(*) as "n" from "lock" where "listen" = 'notify (pg_advisory_lock())' and "id" in ($1, $2)`,
  'with "claimed" as (insert into "t" ("id") values ($1) on conflict ("id") do nothing returning "id") select 1',
  "select set_config('lock_timeout', '4s', true), set_config('statement_timeout', $1, true)",
  "set local lock_timeout = '4s'",
  'create table "t" ("id" uuid primary key, "name" varchar(255) default current_timestamp not null)',
  'delete from "t" where "at" < current_timestamp - interval \'7 days\'',
  'create table "t" ("day" date not null) partition by range (day)',
  "create table if not exists \"u\" partition of t for values from ('2026-11-27') to ('2026-11-28')",
  'create table u partition of t default',
  'drop table if exists "u"',
])('and lets pass what they have: %s', (statement) => {
  expect(beyondCommonGround(statement)).toEqual([]);
});

it.each([
  'drop table "setting"',
  'alter table "customer" drop column "flow"',
  'alter table "account" drop constraint "account_email_unique"',
  'alter table "customer" rename column "flow" to "form"',
  'alter table "customer" rename to "person"',
  'alter table "customer" add column "age" integer not null',
  'alter table "customer" alter column "flow" set not null',
  'alter table "customer" alter column "flow" type uuid',
  'alter table "customer" alter column "guest" drop default',
  'alter table "customer" add constraint "c" check (site is not null)',
  'alter table "customer" add column "code" text unique',
  'create unique index "i" on "customer" ("email")',
  'delete from "session"',
  'update "customer" set "email" = \'\'',
])('a migration takes away from the release before: %s', (statement) => {
  expect(contractionsOf([statement])).toHaveLength(1);
});

it.each([
  ['beside an older column', ['alter table "customer" add column "code" text'], '"code", "email"'],
  ['on a column with a value', ['alter table "customer" add column "code" text default \'\''], '"code"'],
])('a unique index takes away from the release before, %s', (_, before, columns) => {
  expect(contractionsOf([...before, `create unique index "i" on "customer" (${columns})`])).toHaveLength(1);
});

it.each([
  ['a column that may be empty', ['alter table "customer" add column "age" integer']],
  ['a column with a value', ['alter table "customer" add column "guest" boolean default false not null']],
  ['an index', ['create index "i" on "consent" ("login_id")']],
  [
    'a table with all that holds for it',
    [
      'create table if not exists "t" ("id" uuid not null unique)',
      'create unique index "i" on "t" ("id")',
      'alter table "t" add constraint "c" check (id is not null)',
    ],
  ],
  [
    'a column that may be empty, and what is in it is unique',
    ['alter table "customer" add column "code" text', 'create unique index "i" on "customer" ("code")'],
  ],
  [
    'rows',
    ['insert into "t" ("id") select "login_id" from "customer" on conflict ("id") do update set "id" = $1'],
  ],
])('a migration only adds by %s', (_, statements) => {
  expect(contractionsOf(statements)).toEqual([]);
});
