import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test-support/databases.ts';
import { tidyUp } from './housekeeping.ts';
import { migrate } from './migrate.ts';

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

    await tidyUp(db);
    // Starting again changes nothing.
    await migrate(db);

    expect(await db.selectFrom('session').select('id_hash').execute()).toEqual([{ id_hash: 'running' }]);
    expect(await db.selectFrom('idempotency_key').select('answer').execute()).toEqual([{ answer: 'new' }]);
    await close();
  });
});
