import { expect, describe, it } from 'vitest';
import type { Page } from 'playwright';
import { siteFor, type SiteKey, siteKeys } from '../../../flows/domain/src/index.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { among } from '../../support/combine.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { hydrated } from '../support/shopper.ts';
import type { Visitor } from './pages.ts';

/** A route as Registration §2 lists it, and what its check does with a visitor: lets in, or leads elsewhere. */
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

/** Typed by hand from the specification and decisions, so that a route that changes is a line that changes. */
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
  ...['standalone', 'checkout', 'loyalty-card'].flatMap((kind): readonly Row[] => [
    { layout: 'default', paths: [`/address-input/${kind}`], leads: { anybody: `/thank-you/${kind}` } },
    {
      layout: 'default',
      paths: [`/thank-you/${kind}`],
      leads: { customer: `/address-input/${kind}`, member: `/address-input/${kind}` },
    },
  ]),
];

/** Whether the site has no such route: the card's and the community's lead to the sign-up there. */
const isAway = (site: SiteKey, [path = '']: readonly string[]) =>
  (path.startsWith('/crema-') && !siteFor(site).loyaltyCard) ||
  (path.startsWith('/community-') && !siteFor(site).community);

/** The layout that a page says it stands in, where it has the parts of that layout. */
const layoutIn = (html: string) => {
  const layout = /"layout":"(?<name>\w+)"/.exec(html)?.groups?.['name'];
  return html.includes('<footer') === (layout === 'default') ? layout : 'the parts of another one';
};

/** Joins the community as a form without JavaScript does. */
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

  // With the card and without it, and in a second language. Every page and alias of each site is asked for in every-page.test.ts.
  it.each(among(siteKeys, ['DE', 'CH_FR', 'TR']))(
    'of %s is as the specification has it, for whoever comes',
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
