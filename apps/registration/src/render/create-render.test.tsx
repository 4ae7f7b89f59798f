import { siteKeys } from '@crema/flow-domain';
import type { BuildAssets } from '@crema/page-shell/assets';
import { createRouteTable } from '@crema/page-shell/route-table';
import { expect, test } from 'vitest';
import { testRoute } from '../../test-support/test-routes.ts';
import { brand as crema, panels } from '../brand/crema/brand.ts';
import { Mark } from '../brand/crema/mark.tsx';
import { appRouting } from '../routes/app-routing.ts';
import { createAppRender, createAppRenderFailure } from './create-render.tsx';
import { renderMissingPages } from './render-error-page.tsx';
import { servedApp } from './served-app.tsx';

const build: BuildAssets = {
  build: 'b1',
  styles: {},
  boot: 'start()',
  entry: '/assets/entry.js',
  icon: '/assets/icon.svg',
  share: '/assets/share.png',
  fonts: '/assets/fonts.js',
  framed: '/assets/framed.js',
  scripts: {},
};

/** A table of every kind of route, with screens that say where they are. */
const ids = ['plain', 'members', 'newcomers', 'popup', 'bare', 'lost', 'kinds'];
const app = servedApp(
  crema,
  {
    table: createRouteTable(
      [
        testRoute({ id: 'plain', paths: ['/plain', '/m/plain'], form: { id: 'form', flow: 'standalone' } }),
        testRoute({ id: 'members', paths: ['/members'], check: 'logged-in' }),
        testRoute({ id: 'newcomers', paths: ['/newcomers'], check: 'anonymous' }),
        testRoute({ id: 'popup', paths: ['/popup'], layout: 'popup', pageType: 'community_registration' }),
        testRoute({ id: 'bare', paths: ['/bare'], layout: 'none' }),
        testRoute({ id: 'lost', paths: ['/lost'], check: 'constructor' }),
        testRoute({ id: 'kinds', paths: ['/kinds/:kind'], parameter: ['one'] }),
      ],
      { card: 'crema' },
    ),
    checks: {
      'logged-in': ({ customer }) => (customer ? undefined : '/newcomers'),
      anonymous: ({ customer, site }) => (customer ? `/members?from=${site.key}` : undefined),
    },
    screens: Object.fromEntries(
      ids.map((id) => [id, async () => ({ Screen: () => <h1>{`${id} screen`}</h1> })]),
    ),
  },
  { Mark, panels },
);
const render = createAppRender(build, app);
const erika = { firstName: 'Erika', lastName: 'Muster' };
const customer = {
  ...erika,
  email: 'erika@example.org',
  invoiceAddress: { uuid: 'u-1', address: { regular: { postalTown: 'Köln' } } },
};
const visit = (path: string, more: object = {}) => render(path, { site: 'DE', pageList: true, ...more });

test('a check lets in, or leads elsewhere before anything is rendered', async () => {
  expect(await visit('/members')).toEqual({ status: 303, location: '/newcomers' });
  expect((await visit('/members', { customer: erika })).html).toContain('members screen');
  expect((await visit('/newcomers')).html).toContain('newcomers screen');
  expect(await visit('/newcomers', { customer: erika, site: 'HU' })).toEqual({
    status: 303,
    location: '/members?from=HU',
  });
});

test('a check that nobody knows shows the specification’s line', async () => {
  const { status, html } = await visit('/lost');
  expect(status).toBe(500);
  expect(html).toContain('Unknown route middleware');
});

test('a popup keeps its opener and has no header; a bare page has nothing around it', async () => {
  const [popup, bare, plain] = await Promise.all([visit('/popup'), visit('/bare'), visit('/plain')]);
  expect(popup).toMatchObject({ status: 200, openerPolicy: 'unsafe-none' });
  expect([bare.openerPolicy, plain.openerPolicy]).toEqual([undefined, undefined]);
  for (const { html = '' } of [popup, bare]) {
    expect(html).toContain('<main id="main"');
    expect(html).not.toMatch(/<header|<aside|<footer/);
  }
  expect(plain.html).toMatch(/<header.*<aside.*<footer/s);
});

test('a page and its aliases are the same bytes, until a form comes back', async () => {
  const [page, alias] = await Promise.all([visit('/plain'), visit('/m/plain')]);
  expect(alias.html).toBe(page.html);
  const form = { values: { email: 'x' }, issues: [{ field: 'email', code: 'emailIsInvalid' }] };
  const back = await visit('/m/plain', { form });
  expect(back.status).toBe(422);
  expect(back.html).toContain('name="path" value="/m/plain"');
  expect(back.html).toContain('<title>Fehler: ');
});

test('an embedded page names its own address from the beginning, and what was done there no more', async () => {
  const host = 'host=https%3A%2F%2Fpartner.example';
  const embedders = ['https://partner.example'];
  for (const place of ['/embed', '/embed-popup']) {
    const address = `${place}/m/plain?${host}&site=DE`;
    const { html } = await visit(`${address}&done=saved`, { embedders });
    expect(html).toContain(`name="path" value="${address.replaceAll('&', '&amp;')}"`);
  }
  expect((await visit('/plain')).html).not.toContain('name="path"');
});

test('an unknown value of a parameter is not found, in the specification’s words', async () => {
  expect((await visit('/kinds/one')).status).toBe(200);
  const missing = await visit('/kinds/two?a=1');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('Page Not Found: /kinds/two?a=1');
});

test('the page list is a table of every path by every site', async () => {
  const { html = '' } = await visit('/registration');
  for (const path of ['/plain', '/m/plain', '/kinds/one']) {
    expect(html).toContain(`>${path}</th>`);
    for (const site of siteKeys) expect(html).toContain(`href="${path}?site=${site}"`);
  }
  expect(html.match(/<tr/g)).toHaveLength(1 + 8);
});

test('a form that came back is shown whoever is logged in by now, under the address it was on', async () => {
  const { status, html } = await visit('/newcomers?returnTo=%2Fkasse', {
    customer: erika,
    form: { values: {}, issues: [], problem: 'alreadyLoggedIn' },
  });
  expect(status).toBe(422);
  expect(html).toContain('newcomers screen');
});

test.each([
  ['/plain?subscription=coffee', 'COFFEE'],
  ['/plain?subscription=tea', undefined],
  ['/members?subscription=coffee', undefined],
])('%s is opened for the subscription %s', async (path, subscription) => {
  const { html = '' } = await visit(path, { customer: erika });
  expect(/"subscription":"(\w+)"/.exec(html)?.[1]).toBe(subscription);
});

const stateOf = (html = ''): unknown =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

const real = createAppRender(build, servedApp(crema, appRouting, { Mark, panels }));

test('only a page that shows an address has it in its source, with the e-mail address', async () => {
  const pageOf = async (path: string, isCommunityMember = false) =>
    await real(path, { site: 'DE', pageList: false, customer: { ...customer, isCommunityMember } });
  const address = await pageOf('/address-input/standalone');
  expect(stateOf(address.html)).toMatchObject({ customer });
  const others = [await pageOf('/community-request'), await pageOf('/community-welcome', true)];
  for (const { status, html } of others) {
    expect(status).toBe(200);
    expect(stateOf(html)).toMatchObject({ customer: erika });
    expect(html).not.toMatch(/example\.org|u-1|Köln/);
  }
});

test.each([
  [true, true],
  [true, false],
  [false, true],
])('a guest reads of a mail only if one was sent: guest %s, mails %s', async (isGuest, sendsMails) => {
  const { html } = await real('/thank-you/checkout', { site: 'DE', pageList: false, isGuest, sendsMails });
  expect(html?.includes('Wir haben Ihnen geschrieben.')).toBe(isGuest && sendsMails);
});

test('the form of an address leads to the shop, and is listed by no search engine', async () => {
  const { html, csp } = await real('/address-input/checkout', { site: 'AT', pageList: false, customer });
  expect(csp).toContain("form-action 'self' https://at.crema.example;");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<input type="hidden" form="invoice-address" name="site" value="AT">');
  expect((await real('/signup', { site: 'AT', pageList: false })).html).not.toContain('noindex');
});

test('a form that came back is listed by nobody, nor is a page for a customer', async () => {
  const form = { values: {}, issues: [] };
  const answers = [
    await real('/signup', { site: 'DE', pageList: false }),
    await real('/signup', { site: 'DE', pageList: false, form }),
    await real('/crema-registration', { site: 'DE', pageList: false, customer }),
  ];
  const isListed = (html = '') => [html.includes('rel="canonical"'), !html.includes('noindex')];
  expect(answers.map(({ html }) => isListed(html))).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('an error page has a title in the reader’s language, and is listed by nobody', async () => {
  const missing = await real('/address-input/nonsense', { site: 'SK', pageList: false });
  const failed = await createAppRenderFailure(build, servedApp(crema, appRouting, { Mark, panels }))('PL');
  expect(missing.html).toContain('<title>Stránku sme nenašli – Crema</title>');
  expect(failed.html).toContain('<title>Niestety coś poszło nie tak – Crema</title>');
  for (const { html } of [missing, failed]) {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|hreflang|og:/);
  }
});

test.each([
  ['/signup', ['standalone', 'loyalty-card', 'invoice-address', 'thank-you']],
  ['/community-registration', ['community', 'community-request', 'community-welcome']],
  // The page after it has another layout, but is prepared.
  ['/checkout-registration', ['checkout', 'checkout-with-address', 'invoice-address']],
])('%s knows the texts of pages that the app comes to from there, of no other', async (path, texts) => {
  const packs = appRouting.table.routes.map(({ texts }) => texts);
  const scripts = Object.fromEntries(
    packs.map((name) => [`virtual:crema-packs/de/${name}`, [`/${name}.js`]]),
  );
  const render = createAppRender({ ...build, scripts }, servedApp(crema, appRouting, { Mark, panels }));
  const { html = '' } = await render(path, { site: 'DE', pageList: false });
  expect(/data-packs="([^"]*)"/.exec(html)?.[1]).toBe(texts.map((name) => `${name} /${name}.js`).join(' '));
});

test('a form that comes back has what there is to choose from', async () => {
  const choices = { 'address.postalTown': ['Köln', 'Cologne'] };
  const { html } = await visit('/plain', { form: { values: {}, issues: [], choices } });
  expect(stateOf(html)).toMatchObject({ form: { choices } });
});

test('however many pages are missing, none is made again: the build has made each site’s', async () => {
  const ready = await renderMissingPages(build, app);
  let made = 0;
  const counting: typeof app.layouts = (...asked) => {
    made += 1;
    return app.layouts(...asked);
  };
  const renderOf = createAppRender(build, { ...app, layouts: counting }, ready);
  const missing = async (path: string, site: string) => await renderOf(path, { site, pageList: false });
  const pages = await Promise.all([
    missing('/assets/a.js', 'DE'),
    missing('/assets/$&<b>"', 'DE'),
    missing('/kinds/two?a=1', 'DE'),
    missing('/assets/a.js', 'TR'),
  ]);
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const [first, second, third, turkish] = pages.map(({ html }) => html);
  expect(first).toContain('Page not found: /assets/a.js<');
  expect(second).toContain('Page not found: /assets/$&amp;%3Cb%3E%22<');
  expect(third).toContain('Page Not Found: /kinds/two?a=1<');
  expect(turkish).toContain('<html lang="tr-TR"');
  expect(turkish).toContain('Page not found: /assets/a.js<');
  expect(made).toBe(0);
});

test('a page that another one of the shop takes the place of leads there, on its site alone', async () => {
  const brand = {
    ...crema,
    redirects: (site: string): Readonly<Record<string, string>> =>
      site === 'TR' ? { '/plain': 'https://tr.crema.example/join' } : {},
  };
  const renderOf = createAppRender(build, { ...app, brand });
  const plain = async (site: string) => await renderOf('/plain/?a=1', { site, pageList: false });
  expect(await plain('TR')).toEqual({ status: 302, location: 'https://tr.crema.example/join' });
  expect((await plain('DE')).status).toBe(200);
});
