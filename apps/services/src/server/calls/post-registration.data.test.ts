import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe('the registration call and what strangers send it', () => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const body = JSON.stringify(germanRequest());
  const refusals: readonly [string, string, Record<string, string>, number, string][] = [
    ['text that is no JSON', '{"flow":', {}, 400, 'MALFORMED_REQUEST'],
    ['an empty body', '', {}, 400, 'MALFORMED_REQUEST'],
    ['null', 'null', {}, 400, 'MALFORMED_REQUEST'],
    ['a key it does not know', body.replace('{', '{"admin":true,'), {}, 400, 'MALFORMED_REQUEST'],
    ['a prototype key', body.replace('{', '{"__proto__":{"admin":true},'), {}, 400, 'MALFORMED_REQUEST'],
    [
      'a prototype key inside',
      body.replace('"consents":{', '"consents":{"__proto__":{},'),
      {},
      400,
      'MALFORMED_REQUEST',
    ],
    ['a constructor', body.replace('{', '{"constructor":{"prototype":{}},'), {}, 400, 'MALFORMED_REQUEST'],
    ['an array where an object is', '[]', {}, 400, 'MALFORMED_REQUEST'],
    ['JSON a thousand levels deep', '['.repeat(1000) + ']'.repeat(1000), {}, 400, 'MALFORMED_REQUEST'],
    ['a NUL in a text', body.replace('Anna', 'An\\u0000na'), {}, 400, 'MALFORMED_REQUEST'],
    ['a NUL in a password', body.replace('Kaffee', 'Kaffee\\u0000'), {}, 400, 'MALFORMED_REQUEST'],
    ['a NUL in a key', body.replace('{', '{"\\u0000":1,'), {}, 400, 'MALFORMED_REQUEST'],
    ['half a character', body.replace('Anna', 'An\\ud83dna'), {}, 400, 'MALFORMED_REQUEST'],
    ...[
      '2026-02-31T10:00:00Z',
      '0000-01-01T00:00:00Z',
      '2026-13-01T10:00:00Z',
      '9999-12-31T23:59:59-23:59',
    ].map((shownAt): [string, string, Record<string, string>, number, string] => [
      `a text that was shown at ${shownAt}`,
      body.replace('"granted":', `"shownAt":"${shownAt}","granted":`),
      {},
      400,
      'MALFORMED_REQUEST',
    ]),
    ['a key that is no UUID', body, { 'Idempotency-Key': '1' }, 400, 'MALFORMED_REQUEST'],
    ['another site in the header', body, { 'X-Site': 'TR' }, 400, 'MALFORMED_REQUEST'],
    ['a form', body, { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', body, { 'Content-Type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no media type', body, { 'Content-Type': '' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body beyond the bound', `"${'x'.repeat(70_000)}"`, {}, 413, 'MALFORMED_REQUEST'],
    ['no token', body, { 'X-CSRF-Token': '' }, 403, 'CSRF_INVALID'],
    ['a made-up token', body, { 'X-CSRF-Token': 'abc.def' }, 403, 'CSRF_INVALID'],
    ['a foreign origin', body, { Origin: 'https://evil.example' }, 403, 'ORIGIN_NOT_ALLOWED'],
    ['the origin of a sandbox', body, { Origin: 'null' }, 403, 'ORIGIN_NOT_ALLOWED'],
    ['a page of another site', body, { 'Sec-Fetch-Site': 'cross-site' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ];

  it.each(refusals)('refuses %s', async (_, sent, headers, status, code) => {
    const response = await createVisitor(app.send).post(sent, undefined, headers);
    expect(response.status).toBe(status);
    expect(await codesOf(response.clone())).toEqual([code]);
    const { requestId }: { requestId: string } = await response.json();
    expect(response.headers.get('X-Request-Id')).toBe(requestId);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('has no account after all of this', async () => {
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([]);
  });

  it("refuses another session's token even when cookie and header agree", async () => {
    const [mine, theirs] = [createVisitor(app.send), createVisitor(app.send)];
    await mine.askForToken();
    await theirs.askForToken();
    mine.cookies.set('__Host-csrf', theirs.cookies.get('__Host-csrf') ?? '');
    expect((await mine.post(germanRequest())).status).toBe(403);
  });

  it('refuses a token of the same session that is not the one in the cookie', async () => {
    const visitor = createVisitor(app.send);
    await visitor.askForToken();
    const former = visitor.cookies.get('__Host-csrf') ?? '';
    for (const name of ['__Host-csrf', 'crema_csrf']) visitor.cookies.delete(name);
    const response = await visitor.post(germanRequest(), undefined, { 'X-CSRF-Token': former });
    expect(response.status).toBe(403);
  });

  it("takes the page's own origin", async () => {
    const headers = { Origin: 'http://127.0.0.1:3000', 'Sec-Fetch-Site': 'same-origin' };
    expect((await createVisitor(app.send).post(germanRequest(), undefined, headers)).status).toBe(201);
  });

  it('takes as long for a taken e-mail address as for a free one', async () => {
    const visitor = createVisitor(app.send);
    const taken = germanRequest();
    await visitor.register(taken);
    // The processor's time: the clock's is also that of whatever else the machine does.
    const timeOf = async (email?: string) => {
      const start = process.cpuUsage();
      await visitor.register(germanRequest(email));
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const times = { free: [0], taken: [0] };
    for (let round = 0; round < 8; round += 1) {
      times.free.push(await timeOf());
      times.taken.push(await timeOf(taken.email));
    }
    const median = (values: number[]) => values.slice(1).sort((a, b) => a - b)[4] ?? 0;
    // Without the hash a taken address would be answered in a tenth of the time.
    expect(median(times.taken)).toBeGreaterThan(median(times.free) / 2);
  });

  it('gives a token without content, readable by the page, the session out of its reach', async () => {
    const response = await app.send('/service/registration/api/v1/csrf');
    expect(response.status).toBe(204);
    const [session, , csrf] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-crema_session=v\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(csrf).toMatch(/^__Host-csrf=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/);
  });

  it('keeps unprotected twins of the cookies to addresses of this machine without TLS', async () => {
    const namesAt = async (url: string, init?: RequestInit) =>
      (await app.send(url, init)).headers.getSetCookie().map((line) => line.split('=', 1)[0]);
    const path = '/service/registration/api/v1/csrf';
    const both = ['__Host-crema_session', 'crema_session', '__Host-csrf', 'crema_csrf'];
    expect(await namesAt(`http://de.localhost:3000${path}`)).toEqual(both);
    expect(await namesAt(`http://[::1]:3000${path}`)).toEqual(both);
    expect(await namesAt(`https://localhost${path}`)).toEqual(['__Host-crema_session', '__Host-csrf']);
    expect(await namesAt(`http://shop.example${path}`)).toEqual(['__Host-crema_session', '__Host-csrf']);
    expect(await namesAt(`http://localhost.evil.example${path}`)).toEqual([
      '__Host-crema_session',
      '__Host-csrf',
    ]);
  });

  it('registers from a browser that keeps only the unprotected twins', async () => {
    const visitor = createVisitor(app.send);
    await visitor.askForToken();
    const token = visitor.cookies.get('crema_csrf') ?? '';
    visitor.cookies.delete('__Host-crema_session');
    visitor.cookies.set('__Host-csrf', '');
    visitor.cookies.delete('__Host-csrf');
    const response = await visitor.visit('/service/registration/api/v1/registrations', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': token,
        'X-Site': 'DE',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(germanRequest()),
    });
    expect(response.status).toBe(201);
  });
});
