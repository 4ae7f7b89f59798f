import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { embeddedFolder } from '../../../../test-support/embedded-folder.ts';
import { housekeeping } from '../housekeeping.ts';
import type { Database } from '../schema.ts';
import { openEmbedded } from './open-embedded.ts';

describe('the embedded database works in the process that answers, so', () => {
  let folder: string;
  let db: Database;

  beforeAll(async () => {
    folder = await embeddedFolder();
    ({ db } = await openEmbedded(folder));
  });
  afterAll(async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('the process does other work between two statements', async () => {
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
    expect(rounds).toBeGreaterThanOrEqual(20);
  });

  it('its clock is that of the process: nothing is removed when the clock jumps, nor when it jumps back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await db
      .insertInto('claim')
      .values({
        id: randomUUID(),
        key: randomUUID(),
        email_key: null,
        fingerprint: 'x',
        login_id: randomUUID(),
        answer: 'kept',
      })
      .execute();
    const keys = async () => await db.selectFrom('claim').select('answer').execute();
    const [right, month] = [Date.now(), 30 * 86_400_000];
    const tidyUp = housekeeping(db);
    for (const jump of [0, month, 0]) {
      vi.setSystemTime(right + jump);
      await tidyUp();
      expect(await keys()).toEqual([{ answer: 'kept' }]);
    }
    // A clock that keeps its new time is right.
    vi.setSystemTime(right + month);
    await tidyUp();
    await tidyUp();
    expect(await keys()).toEqual([]);
  });
});
