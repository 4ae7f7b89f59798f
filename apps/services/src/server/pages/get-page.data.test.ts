import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest, communityRequest } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { shownPage } from '../../../test-support/shown-page.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe.each(databases)('pages on $name', ({ open }) => {
  let db: Database;
  let appDir: string;
  let app: TestApp;
  const titleOf = async (response: Response) => /<title>(\w+)</.exec(await response.text())?.[1];

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db, appDir } = app);
  });
  afterAll(async () => await app.close());

  it.each(['/popup', '/ready-popup'])(
    '%s keeps the window that opened it, every other page does not',
    async (path) => {
      const openerPolicy = async (asked: string) =>
        (await app.send(asked)).headers.get('Cross-Origin-Opener-Policy');
      expect(await openerPolicy(path)).toBe('unsafe-none');
      expect(await openerPolicy('/signup')).toBe('same-origin');
      // A redirect on the way to a popup must not cut it off from its opener.
      expect(await openerPolicy('/old?a=1')).toBe('unsafe-none');
      expect(await openerPolicy('/checkout')).toBe('same-origin');
    },
  );

  const own = 'http://shop.example/signup';

  it('an anonymous visitor gets the prerendered page, which any cache may keep if it asks each time', async () => {
    const response = await app.send(own);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; script-src 'sha256-x'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(response.headers.has('permissions-policy')).toBe(true);
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  const visitors = [
    {},
    { Cookie: 'site=TR; crema_ltt=x; __Host-crema_session=v.x', 'Accept-Language': 'tr' },
    { Cookie: `__Host-crema_session=c.${'x'.repeat(43)}` },
    { 'User-Agent': 'x', Referer: 'https://search.example/' },
  ];
  it.each([own, `${own}?returnTo=%2Fcart`, 'http://tr.localhost/signup', 'http://tr.localhost/checkout'])(
    'the same bytes for everybody, and no cookie for merely looking, at %s',
    async (address) => {
      const answers = await Promise.all(
        visitors.map(async (headers) => await app.send(address, { headers })),
      );
      const [first, ...others] = await Promise.all(
        answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
      );
      for (const other of others) expect(other).toEqual(first);
      expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    },
  );

  it.each([own, `${own}?returnTo=%2Fcart`])(
    'says that what a cache holds is right, or sends anew: %s',
    async (address) => {
      const ask = async (headers: Record<string, string>) => await app.send(address, { headers });
      const first = await ask({ 'Accept-Encoding': 'br' });
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}-br"$/);
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': held });
        expect([again.status, await again.text()]).toEqual([304, '']);
        // A browser takes these for the headers of what it holds.
        for (const header of ['Content-Security-Policy', 'Cache-Control', 'ETag', 'Vary']) {
          expect(again.headers.get(header)).toBe(first.headers.get(header));
        }
      }
      for (const [held, encoding] of [
        ['"other"', 'br'],
        [etag, 'gzip'],
        [etag, 'identity'],
      ] as const) {
        expect((await ask({ 'Accept-Encoding': encoding, 'If-None-Match': held })).status).toBe(200);
      }
    },
  );

  it('never says so to a customer', async () => {
    const { visit, register } = createVisitor(app.send);
    const etag = (await app.send(own)).headers.get('ETag') ?? '';
    await register(germanRequest());
    const response = await visit(own, { headers: { 'If-None-Match': etag } });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await response.text()).toContain('Anna');
  });

  it.each([
    ['a host that is no site’s own', '/signup'],
    ['a site that is named', `${own}?site=AT`],
    ['a locale that is named', `${own}?locale=de-AT`],
    ['a redirect', 'http://shop.example/old'],
    ['what is not there', 'http://shop.example/gone'],
    ['what went wrong', 'http://shop.example/broken'],
  ])('nobody keeps %s', async (_, address) => {
    const response = await app.send(address);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.has('ETag')).toBe(false);
  });

  it('gives a customer’s page tokens that a post will accept, and each page its own key', async () => {
    const { visit, register, cookies } = createVisitor(app.send);
    await register(germanRequest());
    const [first, second] = [await visit('/signup'), await visit('/signup')];
    expect(second.headers.getSetCookie()).toEqual([]);
    const page = await first.text();
    expect(page).toContain(`value="${cookies.get('__Host-csrf')}"`);
    expect(page).toMatch(/name="idempotencyKey" value="[0-9a-f-]{36}"/);
    expect(await second.text()).not.toBe(page);
  });

  it('what looks like a place for a token is only a text', async () => {
    const { visit, register, cookies } = createVisitor(app.send);
    await register(germanRequest());
    const page = await (await visit('/gone/__CREMA_CSRF__')).text();
    expect(page).toContain('__CREMA_CSRF__');
    expect(page).not.toContain(cookies.get('__Host-csrf'));
  });

  it('asks for TLS from then on once it was used', async () => {
    const response = await app.send('https://shop.example/signup?site=DE');
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(response.headers.getSetCookie()).toEqual(['site=DE; Path=/; Secure; SameSite=Lax']);
  });

  it('believes a proxy only when told to', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'tr.localhost' };
    const trusting = await createTestApp(db, { APP_DIR: appDir, TRUST_PROXY: 'on' });
    const [believed, not] = [
      await trusting.send('/signup', { headers }),
      await app.send('/signup', { headers }),
    ];
    expect(believed.headers.has('Strict-Transport-Security')).toBe(true);
    expect(not.headers.has('Strict-Transport-Security')).toBe(false);
    expect(await titleOf(believed)).toBe('TR');
    expect(await titleOf(not)).toBe('DE');
  });

  it.each([
    ['the host', 'http://tr.localhost:3000/signup', {}, 'TR'],
    ['the host before the address', 'http://tr.localhost/signup?site=DE', {}, 'TR'],
    ['the host before the cookie', 'http://shop.example/signup', { Cookie: 'site=TR' }, 'DE'],
    ['the site named in the address', '/signup?site=TR', {}, 'TR'],
    ['the locale named in the address', '/signup?locale=tr-TR', {}, 'TR'],
    ['the address before the cookie', '/signup?site=DE', { Cookie: 'site=TR' }, 'DE'],
    ['the cookie', '/signup', { Cookie: 'site=TR' }, 'TR'],
    ['DE for an unknown site', '/signup?site=XX', { Cookie: 'site=TR' }, 'DE'],
    ['DE for an unknown locale', '/signup?locale=en', {}, 'DE'],
    ['the cookie, where the locale has no site', '/signup?locale=sv-SE', { Cookie: 'site=TR' }, 'TR'],
    ['the cookie, where the locale is unknown', '/signup?locale=xx', { Cookie: 'site=TR' }, 'TR'],
    ['the host, where the locale has no site', 'http://tr.localhost/signup?locale=da-DK', {}, 'TR'],
    ['DE for a cookie that names none', '/signup', { Cookie: 'site=constructor' }, 'DE'],
    ["DE, never the browser's language", '/signup', { 'Accept-Language': 'tr-TR,tr' }, 'DE'],
  ])('chooses the site by %s', async (_, url, headers, site) => {
    expect(await titleOf(await app.send(url, { headers }))).toBe(site);
  });

  it('keeps a named site for the visit', async () => {
    const { visit } = createVisitor(app.send);
    const response = await visit('/signup?site=tr');
    expect(response.headers.getSetCookie()).toContain('site=TR; Path=/; SameSite=Lax');
    expect(await titleOf(await visit('/m/signup'))).toBe('rendered');
    expect(await titleOf(await visit('/signup'))).toBe('TR');
  });

  it.each(['sv-SE', 'da-DK', 'en', 'xx', ''])(
    'keeps no site for the locale %j, which has none',
    async (locale) => {
      const { visit, cookies } = createVisitor(app.send);
      expect(await titleOf(await visit(`/signup?locale=${locale}`))).toBe('DE');
      expect(cookies.has('site')).toBe(false);
      await visit('/signup?site=TR');
      expect(await titleOf(await visit(`/signup?locale=${locale}`))).toBe('TR');
      expect(cookies.get('site')).toBe('TR');
    },
  );

  it.each([
    ['/signup?returnTo=%2Fcart', '/signup?returnTo=%2Fcart'],
    ['/m/signup?site=DE&subscription', '/m/signup?site=DE&subscription'],
    ['/signup?other=1', undefined],
    ['/signup?a=returnTo', undefined],
  ])('%s is rendered for its parameters, where they change the page, at %j', async (path, address) => {
    const response = await app.send(path);
    expect(response.status).toBe(200);
    const ready = (await response.clone().text()).includes('<title>DE<');
    expect(ready ? undefined : (await shownPage(response)).address).toBe(address);
  });

  it('no parameter changes a page of an app that names none', async () => {
    const built = await createAppDir(false);
    const { send } = await createTestApp(db, { APP_DIR: built.appDir });
    expect(await titleOf(await send('/signup?returnTo=%2Fcart'))).toBe('DE');
    await built.remove();
  });

  it('a page knows a member of the community, and of nobody else whether they are one', async () => {
    const { post, visit } = createVisitor(app.send);
    await post(checkoutRequest('required'));
    const customer = async () => (await shownPage(await visit('/community-request'))).customer;
    const before = await customer();
    expect(before).toEqual({ salutation: 'MRS', firstName: 'Anna', lastName: 'Berger' });
    await post(communityRequest());
    expect(await customer()).toEqual({ ...before, isCommunityMember: true });
  });

  it('a page that shows an address has the customer’s, and nobody stores it', async () => {
    const { post, visit } = createVisitor(app.send);
    const request = checkoutRequest('required');
    await post(request);
    const response = await visit('/address-input/checkout');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await shownPage(response)).customer).toEqual({
      loginId: expect.any(String),
      isConfirmationSent: true,
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: 'Berger',
      email: request.email,
      invoiceAddress: {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        address: { regular: expect.objectContaining({ ...request.address, firstName: 'Anna' }) },
      },
    });
  });

  it('leads a customer away from a page for newcomers as the app says, and nobody stores that', async () => {
    const { register, visit } = createVisitor(app.send);
    expect((await visit('/newcomers')).status).toBe(200);
    await register(germanRequest());
    const response = await visit('/newcomers');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/community-request']);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('a customer sees a page of their own, which nobody stores', async () => {
    const visitor = createVisitor(app.send);
    const request = germanRequest();
    await visitor.register(request);
    const response = await visitor.visit('/community-request');
    const page = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    for (const shown of ['MRS', 'Anna', 'Berger']) expect(page).toContain(shown);
    for (const secret of ['example.org', request.email, '1985']) expect(page).not.toContain(secret);
  });

  it('a session that has ended shows the page of a visitor', async () => {
    const later = await createTestApp(
      db,
      { APP_DIR: appDir },
      { now: () => new Date(Date.now() + 31 * 86_400_000) },
    );
    const visitor = createVisitor(app.send);
    await visitor.register(germanRequest());
    const headers = { Cookie: `__Host-crema_session=${visitor.cookies.get('__Host-crema_session')}` };
    expect(await titleOf(await later.send('/signup', { headers }))).toBe('DE');
  });

  it("goes where the app redirects, and shows the app's page for what is not there", async () => {
    const redirect = await app.send('/old?a=1');
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([303, '/signup?a=1']);
    for (const path of ['/service/nothing', '/assets/gone.js', '/builds/9.json', '/..%2f..%2fetc/passwd']) {
      const missing = await app.send(path);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('Page not found');
    }
  });

  it.each([
    ['//', '/'],
    ['///signup?site=TR', '/signup?site=TR'],
    ['//:80/', '/:80/'],
    ['//[', '/['],
    ['//evil.example/%2e%2e', '/'],
  ])('leads %s, which a browser would take for another host, to %s', async (path, location) => {
    const response = await app.send(`http://127.0.0.1:3000${path}`);
    expect([response.status, response.headers.get('Location')]).toEqual([308, location]);
  });

  it.each([
    ['a NUL', '/%00'],
    ['a byte that is no UTF-8', '/%ff'],
    ['a bare percent sign', '/%'],
    ['the same in its query', '/?site=%ff&locale=%00'],
    ['no end', `/${'a'.repeat(100_000)}`],
    ['no end of signs', `/?${'%'.repeat(9999)}`],
  ])('finds nothing at an address with %s', async (_, path) => {
    const response = await app.send(path, { headers: { Cookie: 'site=%ff; __Host-csrf=%E0%A4%A' } });
    expect(response.status).toBe(404);
  });

  it('needs nothing of the build any more once it runs, so that a new build can take its place', async () => {
    const built = await createAppDir();
    const { send } = await createTestApp(db, { APP_DIR: built.appDir });
    await built.remove();
    for (const path of ['/signup', '/m/signup?site=TR', '/assets/app-BxY12abc.js', '/favicon.svg']) {
      expect((await send(path)).status).toBe(200);
    }
    expect((await send('/gone')).status).toBe(404);
  });

  it('says on every page in which countries streets are suggested, and any cache may keep it as before', async () => {
    const env = {
      APP_DIR: appDir,
      ADDRESS_SERVICE_URL: 'https://streets.example',
      ADDRESS_SERVICE_SHAPE: 'openplz',
    };
    const { send } = await createTestApp(db, env);
    const response = await send(own);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('etag')).toBe((await send(own)).headers.get('etag'));
    expect((await shownPage(response)).streetsIn).toEqual(['DE', 'AT', 'CH', 'LI']);
    expect((await shownPage(await app.send('/checkout'))).streetsIn).toBeUndefined();
  });

  it('hides the page list when it is switched off', async () => {
    const quiet = await createTestApp(db, { APP_DIR: appDir, PAGE_LIST: 'off' });
    expect((await app.send('/registration')).status).toBe(200);
    expect((await quiet.send('/registration')).status).toBe(404);
  });

  it('answers a page that cannot be rendered with 500, and logs where without saying what', async () => {
    const response = await app.send('/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Internal Server Error');
    expect(app.lines.join('')).toContain('index.js');
    expect(app.lines.join('')).not.toContain('anna@example.org');
  });

  it('shows the site’s own error page, which was made beforehand, and no address leads to it', async () => {
    const response = await app.send('/broken?site=TR');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('<h1>Internal Server Error (500)</h1>');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await app.send('/-failure?site=TR')).status).toBe(404);
  });

  it('travels compressed as the browser likes', async () => {
    const as = async (encoding: string) =>
      await app.send('/signup', { headers: { 'Accept-Encoding': encoding } });
    const [br, gzip, none] = [await as('gzip, deflate, br'), await as('gzip;q=0.5'), await as('br;q=0')];
    expect([br, gzip, none].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
      'br',
      'gzip',
      null,
    ]);
    const bytes = Buffer.from(await br.arrayBuffer());
    expect(bytes.length).toBeLessThan(1000);
    expect(brotliDecompressSync(bytes).toString()).toContain('<title>DE<');
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toContain('<title>DE<');
  });

  it('keeps hashed files for good and asks again for all others', async () => {
    const script = await app.send('/assets/app-BxY12abc.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(script.headers.getSetCookie()).toEqual([]);
    const icon = await app.send('/favicon.svg', { headers: { 'Accept-Encoding': 'br' } });
    expect(icon.headers.get('Content-Encoding')).toBeNull();
    expect(icon.headers.get('Cache-Control')).toBe('public, no-cache');
    const etag = icon.headers.get('ETag') ?? '';
    expect((await app.send('/favicon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await app.send('/.vite/manifest.json')).status).toBe(404);
    const caching = async (path: string) => (await app.send(path)).headers.get('Cache-Control');
    expect(await caching('/builds/latest.json?1')).toBe('public, no-cache');
    expect(await caching('/builds/meta/1.json')).toBe('public, max-age=31536000, immutable');
  });

  it('answers HEAD without a body', async () => {
    const response = await app.send('/signup', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
