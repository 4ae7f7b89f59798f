import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { databases } from '../../test-support/databases.ts';
import { housekeeping } from './housekeeping.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';

describe.each(databases)('on $name', ({ open }) => {
  it('ended sessions and keys nobody asks for any more are removed, everything else stays', async () => {
    const { db, close } = await open();
    const now = Date.now();
    const session = (id_hash: string, days: number) => ({
      id_hash,
      login_id: randomUUID(),
      expires_at: new Date(now + days * 86_400_000),
    });
    await db
      .insertInto('session')
      .values([session('ended', -1), session('running', 1)])
      .execute();
    const key = (answer: string) => ({ key: randomUUID(), fingerprint: 'x', login_id: randomUUID(), answer });
    await db
      .insertInto('idempotency_key')
      .values([key('old'), key('new')])
      .execute();
    await sql`update idempotency_key set created_at = current_timestamp - interval '8 days' where answer = 'old'`.execute(
      db,
    );

    const tidyUp = housekeeping(db);
    await tidyUp();
    await tidyUp();
    // Starting again changes nothing.
    await migrate(db);

    expect(await db.selectFrom('session').select('id_hash').execute()).toEqual([{ id_hash: 'running' }]);
    expect(await db.selectFrom('idempotency_key').select('answer').execute()).toEqual([{ answer: 'new' }]);
    await close();
  });
});

// The embedded database goes by the clock of its process.
it('nothing is removed for a clock that has jumped, nor when it jumps back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openPglite();
  await db
    .insertInto('idempotency_key')
    .values({ key: randomUUID(), fingerprint: 'x', login_id: randomUUID(), answer: 'kept' })
    .execute();
  const keys = async () => await db.selectFrom('idempotency_key').select('answer').execute();
  const [right, month] = [Date.now(), 30 * 86_400_000];
  const tidyUp = housekeeping(db);
  for (const jump of [0, month, 0]) {
    vi.setSystemTime(right + jump);
    await tidyUp();
    expect(await keys()).toEqual([{ answer: 'kept' }]);
  }
  // A clock that stays where it is, is the right one.
  vi.setSystemTime(right + month);
  await tidyUp();
  await tidyUp();
  expect(await keys()).toEqual([]);
  await db.destroy();
});
