import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { testConsentKeys as keys } from '../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../test-support/consent-world.ts';
import { databases } from '../../test-support/databases.ts';
import { checkoutRequest, communityRequest, customersCard } from '../../test-support/every-flow.ts';
import { createTestApp } from '../../test-support/test-app.ts';
import { createVisitor } from '../../test-support/visitor.ts';
import type { ChainNote } from '../consents/anchor/anchor.ts';
import { anchorEnds } from '../consents/anchor/anchor-ends.ts';
import { backUpKeys, readKeyBackup, restoreKeys } from '../consents/chain/key-backup.ts';
import { readDecisions } from '../consents/read-decisions.ts';
import { erasedButThere } from '../consents/replay-erasures.ts';
import { takeInFormer } from '../consents/take-in-former.ts';
import { verifyConsents } from '../consents/verify/verify-consents.ts';
import type { Database } from '../database/schema.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';

describe.each(databases)('a customer on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let removeApp: () => Promise<void>;
  const notes: ChainNote[] = [];

  beforeAll(async () => {
    ({ db, close } = await open());
    const { appDir, remove } = await createAppDir();
    removeApp = remove;
    app = await createTestApp(db, { APP_DIR: appDir });
  });
  afterAll(async () => {
    await close();
    await removeApp();
  });

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
  /** All that a dump of the database has, but for the keys, which are backed up apart. */
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

  it('who was erased is erased again after a restore, and the copy of the keys expires', async () => {
    const { loginId } = await customer();
    const [now, copy] = [new Date('2026-11-01T00:00Z'), await backUpKeys(db, new Date('2026-11-01T00:00Z'))];
    const stored = await db
      .selectFrom('customer')
      .selectAll()
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    const erasedAt = new Date('2026-11-20T10:00:00.000Z');
    await eraseCustomer(db, keys, loginId, erasedAt);
    await noted();
    // What the restore of a backup does.
    const { created_at: _, birth_date: __, ...row } = stored;
    await db.insertInto('customer').values(row).execute();
    const weeks = (count: number) => new Date(now.getTime() + count * 7 * 24 * 60 * 60 * 1000);
    await expect(restoreKeys(db, readKeyBackup(copy), weeks(6))).rejects.toThrow('expired on 2026-12-06');
    expect(() => readKeyBackup('no keys')).toThrow('no keys');
    expect(await restoreKeys(db, readKeyBackup(copy), weeks(4))).toBe(1);
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

  it('of whom the release before has written consents has them in the chain soon', async () => {
    const { loginId } = await customer();
    const before = await readDecisions(db, keys, loginId);
    for (const granted of [true, false]) {
      await db
        .insertInto('consent')
        .values({
          id: randomUUID(),
          login_id: loginId,
          kind: 'newsletter',
          granted,
          document_id: 'de/newsletter',
          document_version: '1.0',
          text_sha256: null,
          locale: 'de-DE',
          site: 'DE',
          shown_at: '2026-11-20T10:00:00.000Z',
        })
        .execute();
    }
    await Promise.all([takeInFormer(db, keys, new Date()), takeInFormer(db, keys, new Date())]);
    const after = await readDecisions(db, keys, loginId);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toEqual(
      [true, false].map((granted) =>
        expect.objectContaining({ granted, shownAt: '2026-11-20T10:00:00.000Z', by: 'former release' }),
      ),
    );
    expect(await takeInFormer(db, keys, new Date())).toBe(false);
    expect((await verifyConsents(db, keys, { notes, unreadable: [] })).formerRelease).toBe(2);
    expect(await readDecisions(db, keys, loginId)).toHaveLength(after.length);
    expect(await verified()).toEqual([]);
  });
});
