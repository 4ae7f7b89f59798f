import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, databases, noPostgres } from '../../../test-support/databases.ts';
import { claimContentKey, claimKey } from '../registrations/registration-attempt.ts';
import { writeIfClaimed } from './claims.ts';
import type { Write } from './writes.ts';
import { openPostgres } from './open-postgres.ts';
import type { Database } from './schema.ts';

describe.each(databases)('a claim on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
  });
  afterAll(async () => await close());

  const later = new Date(Date.now() + 60_000);
  const sessionOf = (login_id: string) => ({ id_hash: login_id, login_id, expires_at: later });

  /** Rows of every shape that a registration writes: one, several, none, an update and a removal. */
  const writesOf = (loginId: string, marker: string): readonly Write[] => [
    ['account', db.insertInto('account').values({ login_id: loginId, password_hash: 'hash' })],
    ['session', db.insertInto('session').values(sessionOf(loginId))],
    [
      'settings',
      db.insertInto('setting').values([
        { name: `${loginId}/1`, value: 'one' },
        { name: `${loginId}/2`, value: 'two' },
      ]),
    ],
    [
      'kept_setting',
      db
        .insertInto('setting')
        .values({ name: marker, value: loginId })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: loginId })),
    ],
    ['changed', db.updateTable('secret').set({ value: loginId }).where('name', '=', marker)],
    ['removed', db.deleteFrom('rate_limit').where('key', '=', marker)],
  ];

  const claim = async (key: string, emailKey?: string, marker: string = randomUUID()) => {
    const loginId = randomUUID();
    const request = { key, fingerprint: 'x', loginId, answer: '{}' };
    const written = await writeIfClaimed(db, claimKey(request, emailKey), writesOf(loginId, marker));
    return { loginId, written };
  };

  const countOf = async (table: 'account' | 'session' | 'claim', loginId: string) =>
    (await db.selectFrom(table).select('login_id').where('login_id', '=', loginId).execute()).length;

  const settingsOf = async (loginId: string) =>
    (await db.selectFrom('setting').select('value').where('name', 'like', `${loginId}/%`).execute()).length;

  /** Expects that everything of a registration is there, or nothing. */
  async function expectWhole({ loginId, written }: { loginId: string; written: boolean }) {
    const one = written ? 1 : 0;
    for (const table of ['account', 'session', 'claim'] as const) {
      expect(await countOf(table, loginId)).toBe(one);
    }
    expect(await settingsOf(loginId)).toBe(2 * one);
  }

  it('that is free writes everything, and changes and removes what is there', async () => {
    const marker = randomUUID();
    await db.insertInto('secret').values({ name: marker, value: 'before' }).execute();
    await db.insertInto('rate_limit').values({ key: marker, points: 1, expire: null }).execute();
    const claimed = await claim(randomUUID(), undefined, marker);
    expect(claimed.written).toBe(true);
    await expectWhole(claimed);
    const secret = await db.selectFrom('secret').select('value').where('name', '=', marker).execute();
    expect(secret).toEqual([{ value: claimed.loginId }]);
    expect(await db.selectFrom('rate_limit').where('key', '=', marker).selectAll().execute()).toEqual([]);
  });

  it('that is taken changes and removes nothing', async () => {
    const [key, marker] = [randomUUID(), randomUUID()];
    await claim(key);
    await db.insertInto('secret').values({ name: marker, value: 'before' }).execute();
    await db.insertInto('rate_limit').values({ key: marker, points: 1, expire: null }).execute();
    const refused = await claim(key, undefined, marker);
    expect(refused.written).toBe(false);
    await expectWhole(refused);
    const secret = await db.selectFrom('secret').select('value').where('name', '=', marker).execute();
    expect(secret).toEqual([{ value: 'before' }]);
    expect(await db.selectFrom('rate_limit').where('key', '=', marker).selectAll().execute()).toHaveLength(1);
  });

  it('is whole in every order and at the same time, and each key and address has one owner', async () => {
    const few = fc.integer({ min: 0, max: 2 });
    const attempts = fc.array(fc.record({ key: few, email: fc.option(few), waits: fc.boolean() }), {
      minLength: 2,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(attempts, async (each) => {
        const [keys, emails] = [0, 1].map(() => Array.from({ length: 3 }, () => randomUUID()));
        const running: Promise<Awaited<ReturnType<typeof claim>>>[] = [];
        for (const { key, email, waits } of each) {
          const started = claim(
            keys?.[key] ?? '',
            email === null ? undefined : `${emails?.[email]}@example.org`,
          );
          running.push(started);
          if (waits) await started;
        }
        const done = await Promise.all(running);
        for (const claimed of done) await expectWhole(claimed);
        const won = each.filter((_, index) => done[index]?.written);
        expect(new Set(won.map(({ key }) => key)).size).toBe(won.length);
        const owned = won.flatMap(({ email }) => (email === null ? [] : [email]));
        expect(new Set(owned).size).toBe(owned.length);
        // The first attempt finds everything free if the others wait for it.
        if (each[0]?.waits) expect(done[0]?.written).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('of a content key is free again after ten minutes, and not before', async () => {
    const key = randomUUID();
    const attempt = async () => {
      const loginId = randomUUID();
      const request = { key, fingerprint: 'x', loginId, answer: '{}' };
      return await writeIfClaimed(db, claimContentKey(request), writesOf(loginId, randomUUID()));
    };
    expect([await attempt(), await attempt()]).toEqual([true, false]);
    const made = await db
      .selectFrom('claim')
      .select('created_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const earlier = new Date(made.created_at.getTime() - 601_000);
    await db.updateTable('claim').set({ created_at: earlier }).where('key', '=', key).execute();
    expect(await attempt()).toBe(true);
  });
});

it.skipIf(noPostgres)(
  'a claim of something that is taken is no error, which PostgreSQL would log',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const levels: string[] = [];
    const db = await openPostgres(
      url,
      () => {},
      ({ level }) => levels.push(level),
    );
    const attempts = Array.from({ length: 4 }, async (_, index) => {
      const request = { key: randomUUID(), fingerprint: 'x', loginId: randomUUID(), answer: '{}' };
      const account = { login_id: request.loginId, password_hash: `hash ${index}` };
      const writes: readonly Write[] = [['account', db.insertInto('account').values(account)]];
      return await writeIfClaimed(db, claimKey(request, 'erika@example.org'), writes);
    });
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    expect(new Set(levels)).toEqual(new Set(['query']));
    await db.destroy();
    await drop();
  },
);
