import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentSecret, testConsentKeys as keys } from '../../../test-support/consent-secret.ts';
import { addCustomer, consentWorld, decide } from '../../../test-support/consent-world.ts';
import { databases } from '../../../test-support/databases.ts';
import { tamper } from '../../../test-support/tampering.ts';
import type { Database } from '../database/schema.ts';
import { consentKeys } from './chain-keys.ts';
import { verifyConsents } from './verify-consents.ts';

describe.each(databases)('the chains of consents on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let world: Awaited<ReturnType<typeof consentWorld>>;

  beforeAll(async () => {
    ({ db, close } = await open());
    world = await consentWorld(db);
  });
  afterAll(async () => await close());

  it('hold as they were written, an erased one as well', async () => {
    expect(await verifyConsents(db, keys, world.notes)).toEqual({
      chains: 6,
      records: 23,
      problems: [],
    });
  });

  it('do not hold once anything was tampered with, in whatever way', async () => {
    const { missed } = await tamper(db, world, 120, Math.random);
    expect(missed).toEqual([]);
    // Everything was undone, so that each was found for its own sake.
    expect((await verifyConsents(db, keys, world.notes)).problems).toEqual([]);
  });

  it('hold after the secret has changed, as long as the one before is known', async () => {
    const next = 'the secret that comes after that of the tests';
    const verified = async (...secrets: readonly [string, ...string[]]) =>
      (await verifyConsents(db, consentKeys(secrets), world.notes)).problems;
    expect(await verified(next, consentSecret)).toEqual([]);
    expect(await verified(next)).toContainEqual(expect.objectContaining({ problem: 'unknownSecret' }));
  });

  it('need no note of a record that was written since, and find one that is taken away before it was noted', async () => {
    const loginId = await addCustomer(db);
    await decide(db, loginId, true, false);
    expect((await verifyConsents(db, keys, world.notes)).problems).toEqual([]);
    await db.deleteFrom('consent_event').where('login_id', '=', loginId).where('seq', '=', 2).execute();
    expect((await verifyConsents(db, keys, world.notes)).problems).toEqual([
      { problem: 'cutOff', of: loginId, seq: 2 },
    ]);
    await db.deleteFrom('consent_event').where('login_id', '=', loginId).execute();
    await db.deleteFrom('consent_unanchored').execute();
  });

  it('do not take a record of another history, such as that of a restored backup, even without notes', async () => {
    const loginId = await addCustomer(db);
    const second = () =>
      db.selectFrom('consent_event').selectAll().where('login_id', '=', loginId).where('seq', '=', 2);
    const removeSecond = () =>
      db.deleteFrom('consent_event').where('login_id', '=', loginId).where('seq', '=', 2).execute();
    await decide(db, loginId, true, true);
    const former = await second().executeTakeFirstOrThrow();
    await removeSecond();
    await decide(db, loginId, false, false);
    await db.deleteFrom('consent_unanchored').execute();
    expect((await verifyConsents(db, keys, world.notes)).problems).toEqual([]);
    await removeSecond();
    await db.insertInto('consent_event').values(former).execute();
    expect((await verifyConsents(db, keys, world.notes)).problems).toEqual([
      { problem: 'changed', of: loginId, seq: 3 },
    ]);
    await db.deleteFrom('consent_event').where('login_id', '=', loginId).execute();
  });

  it('are missed when they are gone, and notes that cannot be read are named', async () => {
    const gone = { loginId: randomUUID(), seq: 1, mac: 'x', erasedAt: null };
    const notes = { notes: [...world.notes.notes, gone], unreadable: ['heads-1.jsonl:3'] };
    expect((await verifyConsents(db, keys, notes)).problems).toEqual([
      { problem: 'noteUnreadable', of: 'heads-1.jsonl:3' },
      { problem: 'cutOff', of: gone.loginId, seq: 1 },
    ]);
  });
});
