import { expect, it } from 'vitest';
import { ask } from '../../../../../tests/postgres/ask.mjs';
import { createLine } from '../../../test-support/create-line.ts';
import { createPostgresDatabase, noPostgres, openDatabase } from '../../../test-support/databases.ts';
import { openPostgres } from './open-postgres.ts';
import { acceptsWrites } from './accepts-writes.ts';

it.skipIf(noPostgres)(
  'knows whether a database answers, is gone or keeps silent, and that it is back',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const line = await createLine(new URL(url));
    const through = new URL(url);
    through.host = `127.0.0.1:${line.port}`;
    const db = await openPostgres(through.href, () => {});
    // Only silence ends by time. A busy machine may take long to answer.
    const answers = acceptsWrites(db, { bytes: 6000, timeoutMs: 30_000, reuseMs: 0 });
    const answersSoon = acceptsWrites(db, { bytes: 6000, timeoutMs: 200, reuseMs: 0 });
    expect(await answers()).toBe(true);
    line.cut();
    expect(await answers()).toBe(false);
    line.mend();
    await expect.poll(answers).toBe(true);
    line.hold();
    expect(await answersSoon()).toBe(false);
    line.cut();
    await db.destroy();
    line.close();
    await drop();
  },
);

it.skipIf(noPostgres)('is false while the database only reads, and true again after it', async () => {
  const { url, drop } = await createPostgresDatabase();
  const setReadOnly = async (value: 'on' | 'off') => {
    const name = new URL(url).pathname.slice(1);
    await ask(
      new URL('/postgres', url).href,
      `alter database ${name} set default_transaction_read_only = ${value}`,
    );
  };
  await setReadOnly('on');
  const db = await openPostgres(url);
  const writable = acceptsWrites(db, { bytes: 6000, reuseMs: 0 });
  expect(await writable()).toBe(false);
  await setReadOnly('off');
  await expect.poll(writable).toBe(true);
  await db.destroy();
  await drop();
});

it('shares one question between all that ask meanwhile and shortly after', async () => {
  let statements = 0;
  const { db: whole, close } = await openDatabase();
  const db = whole.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const answers = acceptsWrites(db, { bytes: 0, reuseMs: 50 });
  expect(await Promise.all([answers(), answers(), answers()])).toEqual([true, true, true]);
  expect(await answers()).toBe(true);
  expect(statements).toBe(1);
  await expect.poll(async () => [await answers(), statements]).toEqual([true, 2]);
  await close();
});
