import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../apps/services/test-support/test-app.ts';
import { openDatabase } from '../../apps/services/test-support/databases.ts';
import { unhashedIdentity } from '../bench/load/unhashed-identity.ts';
import { simulate } from './simulate.ts';

let now = Date.now();
let app: TestApp;
beforeAll(async () => {
  const { db, close } = await openDatabase();
  app = await openTestApp({
    open: async () => ({ db, close }),
    changed: { identity: unhashedIdentity(db), now: () => new Date(now) },
  });
});
afterAll(async () => await app.close());

test('simulated visitors are judged by their known causes', async () => {
  const world = { db: app.db, send: app.send, setNow: (time: number) => void (now = time) };
  const { right, isComplete, falselyLost } = await simulate({ ...world, visits: 180, seed: 7 });
  expect([isComplete, falselyLost]).toEqual([true, 0]);
  const { 'ttruth registered': own = 0, ...elsewhere } = right;
  expect(own).toBeGreaterThanOrEqual(0.99);
  // Other stores are known by receipts alone, and not all of those arrive.
  for (const share of Object.values(elsewhere)) expect(share).toBeGreaterThan(0.8);
});
