import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { sha256 } from '../../core/secrets/ids.ts';

const api = '/service/registration/api/v1';
const session = '__Host-crema_session';
const token = '__Host-csrf';

describe.each(databases)('logging out, on $name,', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const customer = async () => {
    const visitor = createVisitor(app.send);
    expect((await visitor.post(germanRequest())).status).toBe(201);
    const logOut = async (headers: Record<string, string> = {}) =>
      await visitor.visit(`${api}/session`, {
        method: 'DELETE',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': visitor.cookies.get(token) ?? '',
          ...headers,
        },
      });
    return { ...visitor, logOut };
  };
  const asWith = async (cookies: Iterable<readonly [string, string]>, path: string) => {
    const Cookie = [...cookies].map((each) => each.join('=')).join('; ');
    return await app.send(path, { headers: { Cookie } });
  };

  it('ends the session: a copy of its cookies is a stranger’s', async () => {
    const { cookies, logOut } = await customer();
    const copied = [...cookies];
    expect((await asWith(copied, `${api}/customers/me`)).status).toBe(200);
    expect((await logOut()).status).toBe(204);
    expect((await asWith(copied, `${api}/customers/me`)).status).toBe(401);
    expect(await (await asWith(copied, '/community-request')).text()).not.toContain('firstName');
    const stored = await db.selectFrom('session').select('id_hash').execute();
    const ended = sha256(new Map(copied).get(session) ?? '');
    expect(stored.map(({ id_hash }) => id_hash)).not.toContain(ended);
  });

  it('leaves no cookie that names the person, and keeps the site', async () => {
    const { cookies, visit, logOut } = await customer();
    await visit('/signup?site=TR');
    expect([...cookies.keys()].toSorted()).toEqual([
      session,
      token,
      'crema_csrf',
      'crema_ltt',
      'crema_session',
      'site',
    ]);
    const answer = await logOut();
    expect([...cookies.keys()]).toEqual(['site']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is the same a second time, and for who was never logged in', async () => {
    const { cookies, logOut, askForToken } = await customer();
    const copied = [...cookies];
    const answers = await Promise.all([logOut(), logOut()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    for (const [name, value] of copied) cookies.set(name, value);
    expect((await logOut()).status).toBe(204);
    await askForToken();
    expect((await logOut()).status).toBe(204);
  });

  it('leaves the token of the old session worth nothing', async () => {
    const { cookies, visit, logOut, askForToken } = await customer();
    const old = new Map(cookies);
    await logOut();
    await askForToken();
    expect(cookies.get(session)).not.toBe(old.get(session));
    const write = async () =>
      await visit(`${api}/customers/me/consents/newsletter`, {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': old.get(token) ?? '' },
      });
    expect(await codesOf(await write())).toEqual(['CSRF_INVALID']);
    // Beside the new session, and with all that was copied.
    cookies.set(token, old.get(token) ?? '');
    expect(await codesOf(await write())).toEqual(['CSRF_INVALID']);
    for (const [name, value] of old) cookies.set(name, value);
    expect(await codesOf(await write())).toEqual(['NOT_LOGGED_IN']);
  });

  it('cannot be caused by another site, nor without the token', async () => {
    const { visit, logOut } = await customer();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      const sent = Object.fromEntries(Object.entries(headers));
      expect(await codesOf(await logOut(sent))).toEqual(['ORIGIN_NOT_ALLOWED']);
    }
    expect(await codesOf(await logOut({ 'X-CSRF-Token': '' }))).toEqual(['CSRF_INVALID']);
    expect((await logOut({ 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await visit(`${api}/customers/me`)).status).toBe(200);
  });

  it('ends no other session of the same person, nor anybody else’s', async () => {
    const [erika, jana] = [await customer(), await customer()];
    await erika.logOut();
    expect((await jana.visit(`${api}/customers/me`)).status).toBe(200);
  });

  it('logs out in a frame, where the cookies are others', async () => {
    const visitor = createVisitor(app.send);
    const framed = { session: '__Host-embedded_crema_session', token: '__Host-embedded_csrf' };
    await visitor.visit(`/embed${api}/csrf`);
    const send = async (method: string, path: string, body?: string) =>
      await visitor.visit(`/embed${api}/${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Site': 'DE',
          'Idempotency-Key': crypto.randomUUID(),
          'X-CSRF-Token': visitor.cookies.get(framed.token) ?? '',
        },
        ...(body === undefined ? {} : { body }),
      });
    expect((await send('POST', 'registrations', JSON.stringify(germanRequest()))).status).toBe(201);
    const copied = [...visitor.cookies];
    const answer = await send('DELETE', 'session');
    expect(answer.status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual([]);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-embedded_.*; Secure; SameSite=None; Partitioned$/);
    }
    expect((await asWith(copied, `/embed${api}/customers/me`)).status).toBe(401);
  });

  it('ends a frame’s session, too, where the browser gives its cookies to the site', async () => {
    const framed = await customer();
    const own = await customer();
    own.cookies.set('__Host-embedded_crema_session', framed.cookies.get(session) ?? '');
    await own.logOut();
    expect([...own.cookies.keys()]).toEqual([]);
    expect((await framed.visit(`${api}/customers/me`)).status).toBe(401);
  });
});

describe('a session id that somebody else chose', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => await app.close());

  it.each([
    ['of a visitor’s shape', `v.${'A'.repeat(43)}`],
    ['of a customer’s shape', `c.${'A'.repeat(43)}`],
    ['of no shape', 'planted'],
  ])('%s is never logged in', async (_, planted) => {
    const { cookies, askForToken, post } = createVisitor(app.send);
    cookies.set(session, planted).set('crema_session', planted);
    await askForToken();
    expect((await post(germanRequest())).status).toBe(201);
    expect(cookies.get(session)).not.toBe(planted);
    expect(cookies.get('crema_session')).not.toBe(planted);
    for (const name of [session, 'crema_session', '__Host-embedded_crema_session']) {
      const place = name.includes('embedded') ? `/embed${api}` : api;
      const tried = await app.send(`${place}/customers/me`, { headers: { Cookie: `${name}=${planted}` } });
      expect(tried.status).toBe(401);
    }
  });

  it('of a customer takes no registration of somebody else', async () => {
    const attacker = createVisitor(app.send);
    await attacker.post(germanRequest());
    const victim = createVisitor(app.send);
    victim.cookies.set(session, attacker.cookies.get(session) ?? '');
    await victim.askForToken();
    expect(await codesOf(await victim.post(germanRequest()))).toEqual(['ALREADY_LOGGED_IN']);
  });
});
