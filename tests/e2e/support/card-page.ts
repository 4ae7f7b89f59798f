import type { Locator, Page } from 'playwright';
import type { CardLayout, SiteKey } from '../../../flows/domain/src/index.ts';
import { becomeCustomer } from './become-customer.ts';
import { erika, fillIn, freshEmail, hydrated } from './shopper.ts';

/** Returns the radio of a card layout. */
export const layout = (page: Page, value: CardLayout): Locator =>
  page.locator(`[name="cardSelection.layout"][value="${value}"]`);

/** Returns the input for a part of the address to which a plastic card is sent. */
export const cardPart = (page: Page, of: string): Locator =>
  page.locator(`[name="cardSelection.address.${of}"]`);

/** Gives the consents that a German card requires. */
export async function agreeToCard(page: Page): Promise<void> {
  for (const kind of ['cardTermsAndConditions', 'newsletter'])
    await page.locator(`[name="consents.${kind}"]`).check();
}

interface Opening {
  readonly site?: SiteKey;
  /** True to wait until React has hydrated the page. @default true */
  readonly ready?: boolean;
}

/**
 * Opens the page of the card as a new shopper and fills in everything except the card.
 * @returns the e-mail address
 */
export async function openAsNewcomer(
  page: Page,
  url: string,
  { site = 'DE', ready = true }: Opening = {},
): Promise<string> {
  const email = freshEmail();
  await page.goto(`${url}/crema-registration?site=${site}`);
  if (ready) await hydrated(page);
  await fillIn(page, { ...erika, email });
  await agreeToCard(page);
  return email;
}

/** Opens it as a logged-in customer who has no address. @returns the customer's e-mail address */
export async function openAsCustomer(
  page: Page,
  url: string,
  { site = 'DE', ready = true }: Opening = {},
): Promise<string> {
  const email = await becomeCustomer(page, url, site);
  await page.goto(`${url}/crema-registration?site=${site}`);
  if (ready) await hydrated(page);
  await agreeToCard(page);
  return email;
}

/**
 * Waits until the page shows the customer's digital card.
 * @returns its number, without the spaces between its groups
 */
export async function shownNumber(page: Page): Promise<string> {
  await page.getByText('Ihre CremaCard ist da.').waitFor();
  await page.getByRole('img', { name: 'QR-Code mit Ihrer Kartennummer' }).waitFor();
  const text = await page.getByText(/^9\d{3}( \d{4}){3}$/).textContent();
  return text?.replaceAll(' ', '') ?? '';
}

/** Selects everything that the database stores about a card. @param $1 the e-mail address */
export const keptCard = `
  select layout, number, loyalty_card.phone_number, card_membership, flow, to_jsonb(address) as address,
    (select jsonb_agg(jsonb_build_object('kind', kind, 'granted', granted, 'version', document_version, 'document', document_id)
      order by kind) from consent where login_id = customer.login_id) as consents
  from customer
  left join loyalty_card using (login_id)
  left join address on address.login_id = customer.login_id and address.purpose = 'card'
  where email = $1`;

/** The consents of a German card. */
export const cardConsents = [
  {
    kind: 'cardTermsAndConditions',
    granted: true,
    version: '1.0',
    document: 'de/card-terms-and-conditions',
  },
  { kind: 'newsletter', granted: true, version: '1.1', document: 'de/newsletter' },
];
