import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { type Asked, askedByRegistrations } from '../../../test-support/statements.ts';

/** The most statements of a registration, without `begin`, `commit` and those of a limiter (decision 0038). */
const bound = 6;

describe.each(databases)('on $name', ({ open }) => {
  let asked: readonly Asked[];

  beforeAll(async () => {
    const { db, close } = await open();
    asked = await askedByRegistrations(db);
    await close();
  });

  it(`no registration asks more than ${bound} statements`, () => {
    expect(asked.map(({ status }) => status)).toEqual(
      asked.map(({ name }) => (name.includes('form') ? 303 : 201)),
    );
    const tooMany = asked.filter(({ statements }) => statements.length > bound);
    expect(tooMany).toEqual([]);
    // A watcher that sees no statements would report no fault.
    expect(Math.min(...asked.map(({ statements }) => statements.length))).toBeGreaterThan(0);
  });
});
