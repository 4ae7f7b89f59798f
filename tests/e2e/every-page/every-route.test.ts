import { expect, describe, it } from 'vitest';
import type { Page } from 'playwright';
import { siteFor, type SiteKey, siteKeys } from '../../../flows/domain/src/index.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { among } from '../../support/combine.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { hydrated } from '../support/shopper.ts';
import type { Visitor } from './pages.ts';

/**
 * A route as Registration §2 lists it, and the result of its check for a visitor: the page, or a redirect.
 */
interface Row {
  readonly layout: 'default' | 'popup' | 'none';
  readonly paths: readonly string[];
  readonly leads: Readonly<Partial<Record<Visitor, string>>>;
}

const front = '/service/registrationfrontend';
const toProfile = (kind: string) => ({
  customer: `/address-input/${kind}`,
  member: `/address-input/${kind}`,
});

/**
 * Written by hand from the specification and the decisions, so that a changed route shows as a changed line.
 */
const rows: readonly Row[] = [
  {
    layout: 'default',
    paths: ['/standalone-registration', '/signup', '/m/signup', `${front}/register`],
    leads: toProfile('standalone'),
  },
  {
    layout: 'none',
    paths: ['/checkout-registration', `${front}/registercheckout`],
    leads: toProfile('checkout'),
  },
  {
    layout: 'none',
    paths: ['/checkout-registration-without-password', `${front}/Checkoutregistrationformwithoutpassword`],
    leads: toProfile('checkout'),
  },
  {
    layout: 'none',
    paths: [
      '/checkout-registration-with-address-without-password',
      `${front}/Checkoutregistrationformwithadresswithoutpassword`,
    ],
    leads: toProfile('checkout'),
  },
  {
    layout: 'default',
    paths: ['/crema-registration', '/signupcrema', '/m/signupcrema', `${front}/registerfreecremacard`],
    leads: {},
  },
  {
    layout: 'popup',
    paths: [
      '/community-registration',
      '/signupcommunity',
      '/m/signupcommunity',
      `${front}/registercommunity`,
    ],
    leads: { customer: '/community-request', member: '/community-request' },
  },
  {
    layout: 'popup',
    paths: ['/community-request', '/requestcommunity', '/m/requestcommunity', `${front}/requestcommunity`],
    leads: { anybody: '/community-registration', member: '/community-welcome' },
  },
  {
    layout: 'popup',
    paths: ['/community-welcome'],
    leads: { anybody: '/community-registration', customer: '/community-request' },
  },
  { layout: 'default', paths: ['/consents', '/m/consents'], leads: {} },
  ...['', '/done', '/old', '/unknown'].map((state): Row => ({
    layout: 'default',
    paths: [`/confirm${state}`],
    leads: {},
  })),
  {
    layout: 'default',
    paths: ['/login', '/m/login'],
    leads: { customer: '/account', member: '/account' },
  },
  ...['renewed', 'ended'].map((state): Row => ({
    layout: 'default',
    paths: [`/login/${state}`],
    leads: { customer: '/account', member: '/account' },
  })),
  { layout: 'default', paths: ['/password', '/m/password'], leads: {} },
  ...['sent', 'old', 'new'].map((state): Row => ({
    layout: 'default',
    paths: [`/password/${state}`],
    leads: {},
  })),
  { layout: 'default', paths: ['/account', '/m/account'], leads: {} },
  { layout: 'default', paths: ['/account/changed'], leads: {} },
  ...['standalone', 'checkout', 'loyalty-card'].flatMap((kind): readonly Row[] => [
    { layout: 'default', paths: [`/address-input/${kind}`], leads: { anybody: `/thank-you/${kind}` } },
    {
      layout: 'default',
      paths: [`/thank-you/${kind}`],
      leads: { customer: `/address-input/${kind}`, member: `/address-input/${kind}` },
    },
  ]),
];

/** True if the site has no such route. Such a site redirects the card and the community to the sign-up. */
const isAway = (site: SiteKey, [path = '']: readonly string[]) =>
  (path.startsWith('/crema-') && !siteFor(site).loyaltyCard) ||
  (path.startsWith('/community-') && !siteFor(site).community);

/** Returns the layout that a page names, if the page contains the parts of that layout. */
const layoutIn = (html: string) => {
  const layout = /"layout":"(?<name>\w+)"/.exec(html)?.groups?.['name'];
  return html.includes('<footer') === (layout === 'default') ? layout : 'the parts of another one';
};

/** Joins the community with a form that works without JavaScript. */
async function join(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/community-request`);
  await hydrated(page);
  await page.locator('[name="consents.communityConditions"]').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/community-welcome');
}

describe('every route, alias and check', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // A site with the card, one without it, and one in a second language. every-page.test.ts requests every
  // page and alias of each site.
  it.each(among(siteKeys, ['DE', 'CH_FR', 'TR']))(
    'of %s is as in the specification, for every visitor',
    async (site) => {
      const { page } = await openPage();
      const look = async (visitor: Visitor) => {
        for (const { layout, paths, leads } of rows) {
          for (const path of paths) {
            const answer = await page.request.get(`${product.url}${path}?site=${site}`, { maxRedirects: 0 });
            const to = isAway(site, paths) ? '/signup' : leads[visitor];
            const seen = [visitor, path, answer.status(), answer.headers()['location']];
            expect(seen).toEqual([visitor, path, to ? 303 : 200, to]);
            if (!to) expect([path, layoutIn(await answer.text())]).toEqual([path, layout]);
          }
        }
      };
      await look('anybody');
      await becomeCustomer(page, product.url, site);
      await look('customer');
      if (!siteFor(site).community) return;
      await join(page, product.url);
      await look('member');
    },
  );
});
