import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import type { Database } from '../database/schema.ts';
import { type Ended, openLimits, type RegistrationLimits, type Sender } from './registration-limits.ts';

const bounds = {
  perSession: { accepted: 2, refused: 3 },
  perAddress: { accepted: 4, refused: 6 },
  minutes: 10,
};
// A busy machine takes its time; that the store may take it is tested below.
const timeoutMs = 30_000;
const anna = { session: 'anna', network: 'home' };

async function send(limits: RegistrationLimits, sender: Sender, how: Ended, weight?: number) {
  const asked = await limits.ask(sender);
  if (typeof asked === 'number') return asked;
  asked.end(how, weight);
  return 'let in';
}

async function sendAll(limits: RegistrationLimits, sender: typeof anna, ...all: readonly Ended[]) {
  const told = [];
  for (const how of all) told.push(await send(limits, sender, how));
  return told;
}

describe.each(databases)('how often the same sender may register, on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ db, close } = await open());
  });
  afterEach(async () => await close());

  it('is bounded while they are accepted, and while they are refused, each by itself', async () => {
    const limits = openLimits(db, bounds, timeoutMs);
    expect(await sendAll(limits, anna, 'accepted', 'refused', 'refused', 'accepted')).toEqual(
      Array.from({ length: 4 }, () => 'let in'),
    );
    const wait = await send(limits, anna, 'accepted');
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    const eve = { session: 'eve', network: 'elsewhere' };
    expect(await sendAll(limits, eve, 'refused', 'refused', 'refused')).not.toContain(600);
    expect(await send(limits, eve, 'refused')).toBeGreaterThan(590);
    await limits.close();
  });

  it('counts nothing that went wrong on our side', async () => {
    const limits = openLimits(db, bounds, timeoutMs);
    const told = await sendAll(limits, anna, ...Array.from({ length: 20 }, () => 'neither' as const));
    expect(new Set(told)).toEqual(new Set(['let in']));
    await limits.close();
  });

  it('bounds a network with many sessions', async () => {
    const limits = openLimits(db, bounds, timeoutMs);
    for (const session of ['a', 'b', 'c', 'd']) {
      expect(await send(limits, { session, network: 'home' }, 'accepted')).toBe('let in');
    }
    expect(await send(limits, { session: 'e', network: 'home' }, 'accepted')).toBeGreaterThan(590);
    expect(await send(limits, { session: 'e', network: 'elsewhere' }, 'accepted')).toBe('let in');
    await limits.close();
  });

  it('lets no more in of many at once, and more again once they have ended', async () => {
    const limits = openLimits(db, bounds, timeoutMs);
    const asked = await Promise.all(Array.from({ length: 9 }, async () => await limits.ask(anna)));
    const admitted = asked.flatMap((each) => (typeof each === 'number' ? [] : [each]));
    expect(admitted).toHaveLength(2);
    // They may still come to nothing.
    expect(asked.filter((each) => each === 1)).toHaveLength(7);
    for (const each of admitted) each.end('neither');
    expect(await send(limits, anna, 'accepted')).toBe('let in');
    await limits.close();
  });

  it('is known to every process, and after a restart', async () => {
    const [first, second] = [openLimits(db, bounds, timeoutMs), openLimits(db, bounds, timeoutMs)];
    await sendAll(first, anna, 'accepted', 'accepted');
    await first.close();
    expect(await send(second, anna, 'accepted')).toBeGreaterThan(590);
    await second.close();
  });

  it('counts what the store has not answered for yet', async () => {
    const store = held(db);
    const limits = openLimits(store, bounds, timeoutMs);
    const anybody = { session: 'anna', network: undefined };
    const asked = limits.ask(anybody);
    await store.takeNext();
    await store.takeNext();
    const admitted = [await asked, await limits.ask(anybody)];
    for (const each of admitted) if (typeof each === 'object') each.end('accepted');
    expect(await send(limits, anybody, 'accepted')).toBeGreaterThan(590);
    // The store has one of the two.
    await store.takeNext();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await send(limits, anybody, 'accepted')).toBeGreaterThan(590);
    await store.takeNext();
    await limits.close();
    expect(await send(limits, anybody, 'accepted')).toBeGreaterThan(590);
  });

  it('keeps nobody out for longer once a clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const right = Date.now();
    vi.setSystemTime(right + 5 * 60 * 60_000);
    const limits = openLimits(db, bounds, timeoutMs);
    await sendAll(limits, anna, 'accepted', 'accepted');
    await limits.close();
    vi.setSystemTime(right);
    expect(await send(limits, anna, 'accepted')).toBeLessThanOrEqual(600);
    const restarted = openLimits(db, bounds, timeoutMs);
    expect(await send(restarted, anna, 'accepted')).toBe('let in');
    await restarted.close();
  });

  it('counts for more what is not worth as much', async () => {
    const limits = openLimits(db, bounds, timeoutMs);
    expect(await send(limits, anna, 'refused', 3)).toBe('let in');
    expect(await send(limits, anna, 'refused')).toBeGreaterThan(590);
    await limits.close();
  });

  it('holds while its table is away, by what this process knows, and keeps nobody else out', async () => {
    await db.withoutPlugins().schema.dropTable('rate_limit').execute();
    const limits = openLimits(db, bounds, timeoutMs);
    expect(await sendAll(limits, anna, 'accepted', 'accepted')).toEqual(['let in', 'let in']);
    await limits.close();
    expect(await send(limits, anna, 'accepted')).toBeGreaterThan(590);
    expect(await send(limits, { session: 'eve', network: 'elsewhere' }, 'accepted')).toBe('let in');
    await limits.close();
  });
});

it('waits a moment and no longer for a store that does not answer, and counts by itself meanwhile', async () => {
  const never = new Promise<never>(() => {});
  const limits = openLimits(hanging(never), bounds);
  expect(await sendAll(limits, anna, 'neither', 'accepted', 'accepted')).toEqual([
    'let in',
    'let in',
    'let in',
  ]);
  expect(await send(limits, anna, 'accepted')).toBeTypeOf('number');
  expect(await send(limits, { session: 'eve', network: 'elsewhere' }, 'accepted')).toBe('let in');
});

/** Creates a database that holds each statement until the test calls `takeNext`. */
function held(db: Database) {
  const asked: (() => void)[] = [];
  const takeNext = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    asked.shift()?.();
  };
  const executeQuery: Database['executeQuery'] = async (query) => {
    await new Promise<void>((resolve) => asked.push(resolve));
    return await db.executeQuery(query);
  };
  return { executeQuery, takeNext };
}

/** A database that takes every question and answers none. */
function hanging(never: Promise<never>): Pick<Database, 'executeQuery'> {
  return { executeQuery: async () => await never };
}
