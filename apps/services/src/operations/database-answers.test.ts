import { expect, it, vi } from 'vitest';
import { createLine } from '../../test-support/create-line.ts';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { databaseAnswers } from './database-answers.ts';

it.skipIf(noPostgres)(
  'knows whether a database answers, is gone or keeps silent, and that it is back',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const line = await createLine(new URL(url));
    const through = new URL(url);
    through.host = `127.0.0.1:${line.port}`;
    const db = await openPostgres(through.href, () => {});
    const answers = databaseAnswers(db, 200);
    expect(await answers()).toBe(true);
    line.cut();
    expect(await answers()).toBe(false);
    line.mend();
    await vi.waitFor(async () => expect(await answers()).toBe(true));
    line.hold();
    expect(await answers()).toBe(false);
    line.cut();
    await db.destroy();
    line.close();
    await drop();
  },
);

it('asks one question for all who ask meanwhile', async () => {
  let statements = 0;
  const whole = await openPglite();
  const db = whole.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const answers = databaseAnswers(db);
  expect(await Promise.all([answers(), answers(), answers()])).toEqual([true, true, true]);
  expect(statements).toBe(1);
  expect(await answers()).toBe(true);
  expect(statements).toBe(2);
  await whole.destroy();
});
