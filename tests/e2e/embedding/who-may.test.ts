import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../../flows/domain/src/index.ts';
import { brand as crema } from '../../../apps/registration/src/brand/crema/brand.ts';
import { useBrowser } from '../support/browser.ts';
import { frameOf, heardIn, openHost, useHosts } from './use-hosts.ts';

/** Returns the headers of a response that say who may frame it. */
async function framing(address: string) {
  const { status, headers } = await fetch(address, { redirect: 'manual' });
  const policy = headers.get('content-security-policy') ?? '';
  return [status, /frame-ancestors ([^;]*)/.exec(policy)?.[1], headers.get('x-frame-options')];
}

const refused = [403, "'none'", 'DENY'];

describe('the permission to embed a page', () => {
  const hosts = useHosts();
  const openPage = useBrowser();
  const embedded = (path: string, ...origins: string[]) =>
    `${hosts().stage.product.url}/embed${path}?${origins.map((host) => `host=${encodeURIComponent(host)}`).join('&')}`;

  it.each(siteKeys)('is one origin for each page, and no other, on %s', async (site) => {
    const { partner } = hosts();
    for (const path of ['/signup', '/checkout-registration', '/thank-you/checkout']) {
      const address = `${embedded(path, partner.origin)}&site=${site}`;
      expect(await framing(address)).toEqual([200, partner.origin, null]);
      expect(await framing(`${address}&window=1`)).toEqual([200, partner.origin, null]);
      const page = await (await fetch(address)).text();
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).not.toContain('rel="canonical"');
    }
    expect(await framing(embedded('/signup', 'https://other.example'))).toEqual([
      200,
      'https://other.example',
      null,
    ]);
  });

  it('is as in the brand’s configuration, which the server reads', async () => {
    const built = new URL('../../../apps/registration/dist/server/index.js', import.meta.url);
    const app: unknown = await import(built.href);
    const [origin = '', ...others] = crema.embedderOrigins?.('AT') ?? [];
    expect(app).toMatchObject({ embedderOrigins: { AT: [origin, ...others] } });
    expect(await framing(`${embedded('/signup', origin)}&site=AT`)).toEqual([200, origin, null]);
  });

  it.each([
    [],
    [''],
    ['null'],
    ['*'],
    ['https://stranger.example'],
    ['https://other.example/'],
    ['https://other.example:443'],
    ['https://OTHER.example'],
    ['http://other.example'],
    ['https://other.example.stranger.example'],
    ['https://other.example https://stranger.example'],
    ['https://other.example; script-src *'],
    ['https://other.example\r\nX-Evil: 1'],
    ['https://other.example', 'https://stranger.example'],
    ['https://stranger.example', 'https://other.example'],
  ])(
    'is never given to an origin that is not configured, however it is written: %j %j',
    async (...origins) => {
      expect(await framing(embedded('/signup', ...origins))).toEqual(refused);
    },
  );

  it('an ordinary page loads in no frame, whatever its query says', async () => {
    const { stage, partner } = hosts();
    const host = `host=${encodeURIComponent(partner.origin)}`;
    for (const path of [
      '/signup',
      '/community-registration',
      '/checkout-registration',
      '/registration',
      '/gone/x',
    ]) {
      const [, ancestors, options] = await framing(`${stage.product.url}${path}?${host}&window=1&embed=1`);
      expect([ancestors, options]).toEqual(["'none'", 'DENY']);
    }
    expect(await framing(`${stage.product.url}/embed-popup/signup?${host}`)).toEqual([200, "'none'", 'DENY']);
    expect(await framing(`${stage.product.url}/embed/registration?${host}`)).toEqual([302, "'none'", 'DENY']);
  });

  it('a site that is not configured gets nothing, even under the name of a configured one', async () => {
    const { stage, partner, stranger } = hosts();
    const { page } = await openPage();
    const forged = embedded('/signup', partner.origin).replaceAll('&', '&amp;');
    await openHost(
      page,
      stranger,
      stage.product.url,
      `<crema-form></crema-form><p><iframe src="${forged}"></iframe><iframe src="${stage.product.url}/signup"></iframe></p>`,
    );
    await page.waitForLoadState('networkidle');
    for (const frame of [await frameOf(page), ...page.frames().slice(1)])
      expect(await frame.locator('form').count()).toBe(0);
    expect(page.frames()).toHaveLength(4);
    expect(await heardIn(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('the calls of frames accept nothing from other sites', async () => {
    const { stage, partner } = hosts();
    const calls = `${stage.product.url}/embed/service`;
    for (const headers of [{ Origin: partner.origin }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      for (const path of ['/cookies', '/registration/api/v1/csrf', '/registration/api/v1/customers/me'])
        expect((await fetch(calls + path, { headers })).status).toBe(403);
      const post = {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      };
      expect((await fetch(`${calls}/registration/form/standalone-registration`, post)).status).toBe(403);
    }
  });

  it('a session of the site does not count in a frame, nor the other way round', async () => {
    const { stage, partner } = hosts();
    const ask = async (path: string, cookie: string) =>
      (await fetch(stage.product.url + path, { headers: { cookie } })).status;
    const made = await fetch(`${stage.product.url}/embed/service/registration/api/v1/csrf`);
    const cookies = made.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-embedded_\w+=[^;]+; (?=.*Path=\/)(?=.*Secure)(?=.*SameSite=None)(?=.*Partitioned)/,
      );
    const ordinary = await fetch(`${stage.product.url}/service/registration/api/v1/csrf`);
    for (const cookie of ordinary.headers.getSetCookie()) expect(cookie).toContain('SameSite=Lax');
    expect(await ask(`/embed/signup?host=${partner.origin}`, '__Host-crema_session=c.x')).toBe(200);
  });

  it('every site may load the script, even with an integrity digest', async () => {
    const { stage } = hosts();
    const { status, headers } = await fetch(`${stage.product.url}/embed.js`);
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      200,
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'cache-control': 'public, no-cache',
        'x-content-type-options': 'nosniff',
      },
    ]);
    const held = { 'If-None-Match': headers.get('etag') ?? '' };
    expect((await fetch(`${stage.product.url}/embed.js`, { headers: held })).status).toBe(304);
    const own = await fetch(`${stage.product.url}/builds/latest.json`);
    expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(own.headers.has('access-control-allow-origin')).toBe(false);
  });
});
