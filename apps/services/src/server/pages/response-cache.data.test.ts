import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { type Listening, listen } from '../http/listen.ts';
import { createApp } from '../app.ts';
import { cacheResponses } from './response-cache.ts';

type Headers = Record<string, string>;

describe.each(['off', 'on'])('answers that are kept, TRUST_PROXY=%s', (trust) => {
  let app: TestApp;
  let listening: Listening;
  /** Addresses that the app itself was asked for. */
  let asked: string[] = [];

  beforeAll(async () => {
    app = await openTestApp({ env: { TRUST_PROXY: trust } });
    const made = createApp(app.services);
    const answering = cacheResponses(app.services, async (each) => {
      asked.push(new URL(each.url).pathname);
      return await made.fetch(each);
    });
    listening = await listen({ host: '127.0.0.1', port: 0 }, () => answering);
  });
  afterAll(async () => {
    await listening.close(0);
    await app.close();
  });
  beforeEach(() => {
    asked = [];
  });

  async function get(path: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') {
    const answer = await request(`http://127.0.0.1:${listening.port}${path}`, {
      method,
      headers: { host: 'shop.example', ...headers },
    });
    const { date: _, ...others } = answer.headers;
    return { status: answer.statusCode, headers: others, body: await answer.body.text() };
  }
  /** Asks until the answer is kept. */
  async function twice(path: string, headers: Headers = {}) {
    const first = await get(path, headers);
    await expect
      .poll(async () => {
        asked = [];
        await get(path, headers);
        return asked;
      })
      .toEqual([]);
    return first;
  }

  it('are never those of the log-in, which depends on the page that the shopper comes from', async () => {
    const referer = 'http://shop.example/checkout';
    for (let time = 0; time < 3; time += 1) {
      asked = [];
      const { headers } = await get('/login');
      expect([asked, headers['cache-control']]).toEqual([['/login'], 'no-store']);
    }
    const from = await get('/login', { referer });
    expect(from.headers['location']).toBe('/login?returnTo=%2Fcheckout');
  });

  it.each(['br', 'gzip', 'identity', 'gzip;q=0.5, br;q=0'])(
    'are what the app says, header by header, to who takes %s',
    async (encoding) => {
      for (const path of ['/signup', '/m/signup', '/assets/app-BxY12abc.js', '/favicon.svg']) {
        const headers = { 'accept-encoding': encoding };
        const first = await twice(path, headers);
        expect(await get(path, headers)).toEqual(first);
        expect(asked).toEqual([]);
        const held = await get(path, { ...headers, 'if-none-match': `W/${String(first.headers.etag)}` });
        expect([held.status, held.body, held.headers.etag]).toEqual([304, '', first.headers.etag]);
        expect(held.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
        expect(asked).toEqual([]);
      }
    },
  );

  it('are another site’s at another host, in whatever letters and on whatever port', async () => {
    const german = await twice('/signup');
    const turkish = await twice('/signup', { host: 'tr.localhost' });
    expect(turkish.body).not.toBe(german.body);
    expect(await get('/signup', { host: 'TR.localhost:3000' })).toEqual(turkish);
  });

  it.each([
    ['who brings a session', '/signup', { cookie: `a=b; __Host-crema_session=c.${'x'.repeat(43)}` }],
    ['who brings a session without TLS', '/signup', { cookie: 'crema_session=v.x' }],
    ['a query', '/signup?site=TR', {}],
    ['a host that is no site’s', '/signup', { host: '127.0.0.1' }],
    ['what is not there', '/gone', {}],
    ['what the app makes anew', '/checkout', {}],
    ['a path in other letters', '/%73ignup', {}],
  ])('are none for %s', async (_, path, headers: Headers) => {
    await twice('/signup');
    for (let times = 0; times < 3; times += 1) await get(path, headers);
    expect(asked).toHaveLength(3);
  });

  it('are none for a customer, who sees what is theirs', async () => {
    await twice('/signup');
    const customer = createVisitor(app.send);
    await customer.register(germanRequest());
    const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await get('/signup', { cookie });
    expect(page.body).toContain('Anna');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await get('/signup')).body).not.toContain('Anna');
  });

  it('believe a proxy only when told to', async () => {
    const german = await twice('/signup');
    const told = { 'x-forwarded-host': 'tr.localhost', 'x-forwarded-proto': 'https' };
    const forwarded = await twice('/signup', told);
    expect(await get('/signup', told)).toEqual(forwarded);
    expect(forwarded.body === german.body).toBe(trust === 'off');
    expect('strict-transport-security' in forwarded.headers).toBe(trust === 'on');
    expect(await get('/signup')).toEqual(german);
  });

  it('are files for customers as well', async () => {
    const file = await twice('/favicon.svg');
    expect(await get('/favicon.svg', { cookie: '__Host-crema_session=c.x' })).toEqual(file);
    expect(asked).toEqual([]);
  });

  it('are lines of the log as well, but for files', async () => {
    await twice('/signup');
    await twice('/favicon.svg');
    const before = app.lines.length;
    await get('/signup');
    await get('/favicon.svg');
    const lines = app.lines.slice(before).map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([expect.objectContaining({ method: 'GET', route: '/signup', status: 200 })]);
  });

  it('leave HEAD to the app', async () => {
    await twice('/signup');
    expect((await get('/signup', {}, 'HEAD')).body).toBe('');
    expect(asked).toEqual(['/signup']);
  });
});
