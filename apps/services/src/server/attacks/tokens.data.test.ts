import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityRequest } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { counts } from '../../../test-support/stored.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

const me = '/service/registration/api/v1/customers/me';
const [session, csrf] = ['__Host-crema_session', '__Host-csrf'];
const days = (count: number) => count * 24 * 60 * 60 * 1000;

describe('a token', () => {
  let db: Database;
  let app: TestApp;
  let ahead = 0;

  beforeAll(async () => {
    app = await openTestApp({ changed: { now: () => new Date(Date.now() + ahead) } });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const customer = async () => {
    const browser = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await browser.post(germanRequest())).json();
    return { ...browser, loginId };
  };

  it('that is forged opens nothing', async () => {
    const { cookies, loginId } = await customer();
    const real = cookies.get(session) ?? '';
    const payload = Buffer.from(JSON.stringify({ lid: loginId, exp: 4e9 })).toString('base64url');
    const header = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    const signed = (alg: string, key: string) =>
      `${header(alg)}.${payload}.${createHmac('sha256', key)
        .update(`${header(alg)}.${payload}`)
        .digest('base64url')}`;
    const forged: readonly (readonly [string, string])[] = [
      [session, loginId],
      [session, `c.${randomBytes(32).toString('base64url')}`],
      [session, `c.${'A'.repeat(43)}`],
      [session, `${real}x`],
      [session, real.toUpperCase()],
      [session, `v${real.slice(1)}`],
      [session, `${real},${real}`],
      [session, "c.' or '1'='1"],
      ['crema_session', `c.${'A'.repeat(43)}`],
      ['crema_ltt', cookies.get('crema_ltt') ?? ''],
      ['crema_ltt', signed('none', '')],
      ['crema_ltt', signed('HS256', '')],
      ['crema_ltt', signed('HS256', 'secret')],
    ];
    for (const [name, value] of forged) {
      const answer = await app.send(me, { headers: { Cookie: `${name}=${value}` } });
      expect([name, value, answer.status]).toEqual([name, value, 401]);
    }
  });

  it('that has expired opens nothing, however its cookie was kept', async () => {
    const { visit } = await customer();
    expect((await visit(me)).status).toBe(200);
    ahead = days(30) + 1000;
    expect((await visit(me)).status).toBe(401);
    // Nor when the clock goes back again after the row was tidied away.
    ahead = 0;
    await db.deleteFrom('session').execute();
    expect((await visit(me)).status).toBe(401);
  });

  it('of the session before the login is worth nothing after it', async () => {
    const browser = createVisitor(app.send);
    await browser.askForToken();
    const planted = new Map(browser.cookies);
    await browser.post(germanRequest());
    expect(browser.cookies.get(session)).not.toBe(planted.get(session));
    expect(browser.cookies.get(csrf)).not.toBe(planted.get(csrf));
    // The attacker still has the planted cookies, but they log in no customer.
    const old = [...planted].map((each) => each.join('=')).join('; ');
    expect((await app.send(me, { headers: { Cookie: old } })).status).toBe(401);
    // Nor does its token write in the new session.
    const answer = await browser.post(communityRequest(), undefined, {
      'X-CSRF-Token': planted.get(csrf) ?? '',
    });
    expect([answer.status, await codesOf(answer)]).toEqual([403, ['CSRF_INVALID']]);
  });

  it('of a customer who has logged in again somewhere else is still that one’s alone', async () => {
    const [anna, berta] = [await customer(), await customer()];
    const mixed = [`${session}=${anna.cookies.get(session)}`, `${csrf}=${berta.cookies.get(csrf)}`].join(
      '; ',
    );
    const answer = await app.send('/service/registration/api/v1/registrations', {
      method: 'POST',
      headers: {
        Cookie: mixed,
        'Content-Type': 'application/json',
        'X-CSRF-Token': berta.cookies.get(csrf) ?? '',
        'X-Site': 'DE',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(communityRequest()),
    });
    expect([answer.status, await codesOf(answer)]).toEqual([403, ['CSRF_INVALID']]);
  });

  it('that is replayed with all that was sent makes nothing new, and with anything else says nothing', async () => {
    const browser = createVisitor(app.send);
    const [request, key] = [germanRequest(), randomUUID()];
    await browser.post(request, key);
    const before = await counts(db);
    const replayed = createVisitor(app.send);
    const withoutPassword = await replayed.post({ ...request, password: 'Tee und Gebäck 8' }, key);
    expect([withoutPassword.status, await codesOf(withoutPassword)]).toEqual([
      409,
      ['IDEMPOTENCY_KEY_REUSED'],
    ]);
    expect((await replayed.visit(me)).status).toBe(401);
    const other = await replayed.post(germanRequest(), key);
    expect([other.status, await codesOf(other)]).toEqual([409, ['IDEMPOTENCY_KEY_REUSED']]);
    expect(await counts(db)).toEqual(before);
  });
});
