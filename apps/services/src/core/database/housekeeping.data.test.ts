import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { housekeeping } from './housekeeping.ts';
import { migrate } from './migrate.ts';

const claim = (answer: string, email_key: string | null = null) => ({
  id: randomUUID(),
  key: randomUUID(),
  email_key,
  fingerprint: 'x',
  login_id: randomUUID(),
  answer,
});

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
    await db
      .insertInto('claim')
      .values([claim('old'), claim('old', 'erika@example.org'), claim('new', 'max@example.org')])
      .execute();
    await sql`update claim set created_at = current_timestamp - interval '8 days' where answer = 'old'`.execute(
      db,
    );

    const tidyUp = housekeeping(db);
    await tidyUp();
    await tidyUp();
    // Starting again changes nothing.
    await migrate(db);

    expect(await db.selectFrom('session').select('id_hash').execute()).toEqual([{ id_hash: 'running' }]);
    const claims = await db
      .selectFrom('claim')
      .select(['email_key', 'answer', sql<boolean>`key is null`.as('free')])
      .orderBy('email_key')
      .execute();
    // An old key goes with its answer. The e-mail address stays claimed.
    expect(claims).toEqual([
      { email_key: 'erika@example.org', answer: null, free: true },
      { email_key: 'max@example.org', answer: 'new', free: false },
    ]);
    await close();
  });
});
