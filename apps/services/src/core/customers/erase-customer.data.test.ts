import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConsentKeys as keys } from '../../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../../test-support/consent-world.ts';
import { everyDatabase } from '../../../test-support/databases.ts';
import { checkoutRequest, communityRequest, customersCard } from '../../../test-support/every-flow.ts';
import { publish, trackerRecord } from '../../../test-support/events.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { ChainNote } from '../consents/chain-notes.ts';
import { anchorEnds } from '../consents/anchor-ends.ts';
import { backUpKeys, readKeyBackup, restoreKeys } from '../consents/key-backup.ts';
import { readDecisions } from '../consents/decisions.ts';
import { eraseCustomer, erasedButThere } from './erase-customer.ts';
import { verifyConsents } from '../consents/verify-consents.ts';
import type { Database } from '../database/schema.ts';
import { exportCustomer } from './export-customer.ts';

describe.each(everyDatabase)('a customer on $name', ({ open }) => {
  let db: Database;
  let app: TestApp;
  const notes: ChainNote[] = [];

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  /** Somebody with everything a customer can have, whose e-mail address has several spellings. */
  const customer = async () => {
    const email = `zenobia.${randomUUID()}@bücher.example`;
    const visitor = createVisitor(app.send);
    const request = { ...checkoutRequest('required', { 'personalData.lastName': 'Zwiebelfisch' }), email };
    const { loginId }: { loginId: string } = await (await visitor.post(request)).json();
    await visitor.post(communityRequest());
    await visitor.post(customersCard('PLASTIC', '+49 40 555 0199'));
    await anchorEnds(db, { note: async (ends) => void notes.push(...ends) });
    return { ...visitor, loginId, email, request };
  };
  /** Returns everything in a dump of the database except the customers' keys, which are backed up separately. */
  const dump = async () => {
    const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'customer_key');
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    );
    return JSON.stringify(rows);
  };
  const verified = async () => (await verifyConsents(db, keys, { notes, unreadable: [] })).problems;
  const noted = async () => await anchorEnds(db, { note: async (ends) => void notes.push(...ends) });

  it('is given all that is kept of them, within a second', async () => {
    const { loginId, email } = await customer();
    for (let each = 0; each < 20; each += 1) {
      await decide(db, loginId, ...Array.from({ length: 25 }, (_, index) => index % 2 === 0));
    }
    const began = performance.now();
    const found = await exportCustomer(db, keys, loginId);
    expect(performance.now() - began).toBeLessThan(1000);
    const text = JSON.stringify(found);
    for (const part of [email, 'Zwiebelfisch', 'Lange Reihe 7', '+49405550199', 'communityConditions']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('argon2');
    expect(found?.['consents']).toHaveLength(504);
    expect(found?.['consents']).toContainEqual(
      expect.objectContaining({
        kind: 'communityConditions',
        label: 'Ich stimme den Teilnahmebedingungen der Community zu.',
      }),
    );
    expect(await exportCustomer(db, keys, randomUUID())).toBeUndefined();
  });

  it('is erased: nothing of them can be read in a dump or the log, and their chain still holds', async () => {
    const other = await customer();
    const { loginId, email, request, post, visit } = await customer();
    const before = await dump();
    expect(before).toContain(email);
    const sealed = await db
      .selectFrom('consent_event')
      .selectAll()
      .where('login_id', '=', loginId)
      .orderBy('seq')
      .execute();
    expect(await eraseCustomer(db, keys, loginId, new Date())).toBe(true);
    const [after, lines] = [await dump(), app.lines.join('')];
    for (const part of [email, email.split('@')[0] ?? '']) {
      expect(after).not.toContain(part);
      expect(lines).not.toContain(part);
    }
    expect(await exportCustomer(db, keys, loginId)).toBeUndefined();
    expect(await readDecisions(db, keys, loginId)).toEqual([]);
    const chain = await db
      .selectFrom('consent_event')
      .selectAll()
      .where('login_id', '=', loginId)
      .orderBy('seq')
      .execute();
    expect(chain.slice(0, -1)).toEqual(sealed);
    expect(chain.at(-1)?.sealed).toBeNull();
    expect(await verified()).toEqual([]);
    await noted();
    expect(await verified()).toEqual([]);
    // Their session has ended, and their address is free again, in every spelling.
    expect((await visit('/service/registration/api/v1/customers/me')).status).toBe(401);
    expect((await post(communityRequest())).status).toBe(401);
    expect((await createVisitor(app.send).post(request)).status).toBe(201);
    expect(await exportCustomer(db, keys, other.loginId)).toBeDefined();
    expect(await eraseCustomer(db, keys, loginId, new Date())).toBe(false);
  });

  it('is given the events that name them, which an erasure removes', async () => {
    const [loginId, other] = [await addCustomer(db), await addCustomer(db)];
    const records = [loginId, other, 'noConsent'].map((customer_id) => trackerRecord({ customer_id }));
    for (const record of records) await publish(app.send, record);
    const found = await exportCustomer(db, keys, loginId);
    expect(found?.['events']).toMatchObject([{ name: 'store_call', fields: { page_path: '/signup' } }]);
    await eraseCustomer(db, keys, loginId, new Date());
    const left = await db.selectFrom('event').select('customer').execute();
    expect(new Set(left.map(({ customer }) => customer))).toEqual(new Set([other, null]));
    expect(left).toHaveLength(2);
  });

  it('who was erased is erased again after a restore, and the copy of the keys expires', async () => {
    const { loginId } = await customer();
    const now = new Date('2026-11-01T00:00Z');
    const copy = await backUpKeys(db, keys, now);
    const stored = await db
      .selectFrom('customer')
      .selectAll()
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    const erasedAt = new Date('2026-11-20T10:00:00.000Z');
    await eraseCustomer(db, keys, loginId, erasedAt);
    await noted();
    // A restored backup brings the row back.
    const { created_at: _, birth_date: __, ...row } = stored;
    await db.insertInto('customer').values(row).execute();
    const weeks = (count: number) => new Date(now.getTime() + count * 7 * 24 * 60 * 60 * 1000);
    expect(() => readKeyBackup(copy, keys, weeks(6))).toThrow('expired on 2026-12-06');
    expect(await restoreKeys(db, readKeyBackup(copy, keys, weeks(4)))).toBe(1);
    expect(await verified()).toEqual([expect.objectContaining({ problem: 'notErased', of: loginId })]);
    expect(await erasedButThere(db, notes)).toEqual([{ loginId, at: erasedAt }]);
    await eraseCustomer(db, keys, loginId, new Date());
    expect(await erasedButThere(db, notes)).toEqual([]);
    expect(await verified()).toEqual([]);
  });

  it('who was never asked for a consent is erased again after a restore as well', async () => {
    const loginId = await addCustomer(db);
    const row = await db
      .selectFrom('customer')
      .select(['login_id', 'site', 'locale', 'flow', 'email', 'first_name', 'last_name', 'guest'])
      .select('card_membership')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    const now = new Date('2026-11-20T10:00:00.000Z');
    expect(await eraseCustomer(db, keys, loginId, now)).toBe(true);
    await noted();
    expect(await verified()).toEqual([]);
    await db.insertInto('customer').values(row).execute();
    expect(await erasedButThere(db, notes)).toEqual([{ loginId, at: now }]);
    await eraseCustomer(db, keys, loginId, now);
    expect(await verified()).toEqual([]);
  });
});
