import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPglite } from './open-pglite.ts';

it('others have their turn between two statements of the embedded database', async () => {
  const db = await openPglite();
  let rounds = 0;
  let isOver = false;
  const round = () => {
    rounds += 1;
    if (!isOver) setImmediate(round);
  };
  setImmediate(round);
  await db.transaction().execute(async (tx) => {
    for (let statement = 0; statement < 20; statement += 1) await sql`select 1`.execute(tx);
  });
  isOver = true;
  await db.destroy();
  expect(rounds).toBeGreaterThanOrEqual(20);
});
