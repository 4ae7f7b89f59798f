import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConsentKeys as keys } from '../../../test-support/consent-secret.ts';
import { decide } from '../../../test-support/consent-world.ts';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { readDecisions } from '../../core/consents/decisions.ts';
import { verifyConsents } from '../../core/consents/verify-consents.ts';

const path = '/service/registration/api/v1/customers/me/consents';

describe.each(databases)('a customer who is logged in, on $name,', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const customer = async () => {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.post(germanRequest())).json();
    const withdraw = async (kind: string, headers: Record<string, string> = {}) =>
      await visitor.visit(`${path}/${kind}`, {
        method: 'DELETE',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': visitor.cookies.get('__Host-csrf') ?? '',
          ...headers,
        },
      });
    return { ...visitor, loginId, withdraw };
  };

  it('withdraws a consent once, however often it is asked, and sees it', async () => {
    const { loginId, withdraw, visit } = await customer();
    const newsletter = async () => {
      const answer = await visit(path);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const { consents }: { consents: unknown[] } = await answer.json();
      return consents;
    };
    expect(await newsletter()).toEqual([
      expect.objectContaining({ kind: 'newsletter', granted: true, withdrawable: true }),
    ]);
    const answers = await Promise.all([
      withdraw('newsletter'),
      withdraw('newsletter'),
      withdraw('newsletter'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await withdraw('newsletter')).status).toBe(204);
    expect(await newsletter()).toEqual([
      expect.objectContaining({ kind: 'newsletter', granted: false, withdrawable: false }),
    ]);
    const decisions = await readDecisions(db, keys, loginId);
    expect(decisions.map(({ granted, by, documentId }) => [granted, by, documentId])).toEqual([
      [true, 'registration', 'de/newsletter'],
      [false, 'withdrawal', 'de/newsletter'],
    ]);
    expect((await verifyConsents(db, keys, { notes: [], unreadable: [] })).problems).toEqual([]);
  });

  it('sees and withdraws a consent in the version it was given to, also after that was replaced', async () => {
    const { loginId, withdraw, visit } = await customer();
    await decide(db, loginId, true);
    const version = async () => {
      const { consents }: { consents: unknown[] } = await (await visit(path)).json();
      return consents;
    };
    const replaced = { kind: 'newsletter', documentId: 'de/newsletter', documentVersion: '1.0' };
    expect(await version()).toEqual([expect.objectContaining({ ...replaced, granted: true })]);
    expect((await withdraw('newsletter')).status).toBe(204);
    expect(await version()).toEqual([expect.objectContaining({ ...replaced, granted: false })]);
    const [, given, withdrawn] = await readDecisions(db, keys, loginId);
    expect(withdrawn).toMatchObject({ ...replaced, by: 'withdrawal', textSha256: given?.textSha256 });
  });

  it('changes nobody else’s consents, and no conditions of a contract', async () => {
    const [anna, jana] = [await customer(), await customer()];
    expect((await anna.withdraw('newsletter')).status).toBe(204);
    expect((await readDecisions(db, keys, jana.loginId)).map(({ granted }) => granted)).toEqual([true]);
    for (const kind of ['cardTermsAndConditions', 'membership', '__proto__', 'newsletter%20']) {
      expect((await anna.withdraw(kind)).status).toBe(404);
    }
  });

  it('is told of no withdrawal that could not be recorded', async () => {
    const { loginId, withdraw, visit } = await customer();
    const kept = await db
      .deleteFrom('customer_key')
      .where('login_id', '=', loginId)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect((await withdraw('newsletter')).status).toBe(503);
    expect((await visit(path)).status).toBe(503);
    await db.insertInto('customer_key').values(kept).execute();
    expect((await withdraw('newsletter')).status).toBe(204);
    expect((await readDecisions(db, keys, loginId)).map(({ granted }) => granted)).toEqual([true, false]);
  });

  it('is protected from other sites, and somebody who is not logged in has nothing to withdraw', async () => {
    const { loginId, withdraw } = await customer();
    expect(await codesOf(await withdraw('newsletter', { 'X-CSRF-Token': 'x' }))).toEqual(['CSRF_INVALID']);
    expect(await codesOf(await withdraw('newsletter', { Origin: 'https://evil.example' }))).toEqual([
      'ORIGIN_NOT_ALLOWED',
    ]);
    expect(await readDecisions(db, keys, loginId)).toHaveLength(1);
    const stranger = createVisitor(app.send);
    await stranger.askForToken();
    const headers = {
      'Content-Type': 'application/json',
      'X-CSRF-Token': stranger.cookies.get('__Host-csrf') ?? '',
    };
    expect((await stranger.visit(`${path}/newsletter`, { method: 'DELETE', headers })).status).toBe(401);
    expect((await stranger.visit(path)).status).toBe(401);
  });
});
