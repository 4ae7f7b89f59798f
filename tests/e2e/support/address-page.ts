import type { Locator, Page } from 'playwright';
import type { AddressPart, SiteKey } from '../../../flows/domain/src/index.ts';
import { becomeCustomer } from './become-customer.ts';
import { hydrated } from './shopper.ts';

/** Returns the input for a part of the address. */
export const part = (page: Page, of: AddressPart | 'companyInvoice' | 'companyType'): Locator =>
  page.locator(`[name="address.${of}"]`);

/** Submits the form on the page. */
export const save = (page: Page) => page.locator('button[type=submit]').click();

/** The services that an address form calls. */
export const services = {
  save: '**/service/registration/api/v1/address/invoice',
  change: '**/service/registration/api/v1/customers/*/invoice-address/*',
  validate: '**/service/registration/api/v1/validateAddress',
  provinces: '**/service/addressform/api/v1/cities/tr',
  districts: '**/service/addressform/api/v1/cities/*/districts/tr',
} as const;

/** Replaces the shop, which is on another host. */
export const standInForShop = (page: Page) =>
  page.route(/^https:\/\/[^/]*\bcrema\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Shop</h1>' }),
  );

/**
 * Resolves when the shopper has left for the shop of the site.
 * @param host of the shop, without the shop's own name
 */
export const inShop = (page: Page, host = '[^/]*') =>
  page.waitForURL(new RegExp(String.raw`^https://${host}\.crema\.example/$`));

/**
 * Opens the address form as a new, logged-in customer of a site.
 * @param query of the page's address, without its question mark
 * @returns the customer's e-mail address
 */
export async function openAddress(
  page: Page,
  url: string,
  { site = 'DE', query = '' }: { site?: SiteKey; query?: string } = {},
): Promise<string> {
  await standInForShop(page);
  const email = await becomeCustomer(page, url, site);
  await page.goto(`${url}/address-input/standalone?site=${site}&${query}`);
  return email;
}

/** Opens the form and waits until React has hydrated it. */
export async function openReadyAddress(
  page: Page,
  url: string,
  setting: { site?: SiteKey; query?: string } = {},
): Promise<string> {
  const email = await openAddress(page, url, setting);
  await hydrated(page);
  return email;
}

/** A valid German address. */
export const köln = {
  'address.lastName': 'Muster',
  'address.postalCode': '50667',
  'address.postalTown': 'Köln',
  'address.streetAddress': 'Domkloster 4',
};

/** Selects the invoice address of a customer. @param $1 the e-mail address */
export const invoiceAddress =
  "select address.* from address join customer using (login_id) where email = $1 and purpose = 'invoice'";

/** Ends the logins of a customer. @param $1 the e-mail address */
export const endLogins =
  'delete from session where login_id = (select login_id from customer where email = $1)';
