import type { Page } from 'playwright';
import { siteFor, type SiteKey } from '../../../flows/domain/src/index.ts';
import { answerAddress } from './answer-address.ts';
import { becomeCustomer } from './become-customer.ts';
import { erika, fillIn, freshEmail } from './shopper.ts';

/** How many of the questions a shopper answers. */
const extents = {
  'only the required fields': { card: false, company: false, consents: false, password: false },
  'all fields': { card: true, company: false, consents: true, password: true },
  'the fields of a company': { card: false, company: true, consents: true, password: true },
} as const;

export type Extent = keyof typeof extents;

const isExtent = (text: string): text is Extent => Object.hasOwn(extents, text);
export const allExtents = Object.keys(extents).filter(isExtent);

/** A flow as a shopper completes it. */
export interface Flow {
  readonly path: string;
  /**
   * Makes the shopper that the flow is for.
   * @returns the shopper's e-mail address, if it is already known
   */
  readonly before?: (page: Page, url: string, site: SiteKey) => Promise<string>;
  /** Enters valid values on a site, as far as the site asks for them. */
  readonly answer: (page: Page, site: SiteKey, extent: Extent) => Promise<void>;
  /** Returns the address after the flow. */
  readonly leadsTo: (extent: Extent) => string;
  /** True if the next page greets the shopper by name. */
  readonly greets: (extent: Extent) => boolean;
  /** Selects the registrations, one row each. @param $1 the shopper's e-mail address */
  readonly registered: string;
}

const consentBox = (page: Page, kind: string) => page.locator(`[name="consents.${kind}"]`);

/** Fills in the personal data, with a password if it is optional and requested. */
async function answerPerson(
  page: Page,
  key: SiteKey,
  { company, password }: { company: boolean; password: boolean },
) {
  const { companyField, salutations } = siteFor(key);
  const { password: secret, ...values } = erika;
  const asksPassword = (await page.locator('[name="password"]').count()) > 0;
  await fillIn(page, {
    ...values,
    email: freshEmail(),
    ...(password && asksPassword ? { password: secret } : {}),
  });
  if (company && salutations.some((salutation) => salutation === 'COMPANY')) {
    await page.locator('[name="personalData.salutation"]').selectOption('COMPANY');
    if (companyField) await page.locator('[name="personalData.companyName"]').fill('Rösterei Nord');
  }
}

/** Gives the required consents, and on request all others. */
async function agree(page: Page, demanded: readonly string[], all: boolean): Promise<void> {
  for (const kind of demanded) await consentBox(page, kind).check();
  if (!all) return;
  for (const box of await page.locator('input[type=checkbox][name^="consents."]').all()) await box.check();
}

const isMembership = (key: SiteKey) => siteFor(key).agreement === 'membership';

async function answerSignup(page: Page, key: SiteKey, extent: Extent): Promise<void> {
  const { card, company, consents } = extents[extent];
  await answerPerson(page, key, { company, password: true });
  if (siteFor(key).loyaltyCard && card) {
    await page.locator('[name="cardMembership"]').check();
    // The card's own consents appear with the card, and its layouts a moment later.
    await consentBox(page, 'cardTermsAndConditions').waitFor();
    await page.locator('[name="cardSelection.layout"]').first().waitFor({ state: 'attached' });
  }
  await agree(page, isMembership(key) ? ['membership'] : [], consents);
}

async function answerCheckout(page: Page, key: SiteKey, extent: Extent): Promise<void> {
  const { company, consents, password } = extents[extent];
  await answerPerson(page, key, { company, password });
  if (!isMembership(key)) return agree(page, [], consents);
  // The consent appears when the shopper leaves the password field.
  if (password) await page.locator('[name="email"]').focus();
  return agree(page, [password ? 'membership' : 'guest'], consents);
}

async function answerGuest(page: Page, key: SiteKey, extent: Extent): Promise<void> {
  const { company, consents } = extents[extent];
  await answerPerson(page, key, { company, password: false });
  await agree(page, isMembership(key) ? ['guest'] : [], consents);
}

async function answerGuestWithAddress(page: Page, key: SiteKey, extent: Extent): Promise<void> {
  await answerAddress(page, 'address', siteFor(key).country);
  await answerGuest(page, key, extent);
}

async function answerCard(page: Page, key: SiteKey, extent: Extent): Promise<void> {
  const { loyaltyCard, requiredWithCard } = siteFor(key);
  // Such a site redirects to its sign-up.
  if (!loyaltyCard) return answerSignup(page, key, extent);
  const { card, consents } = extents[extent];
  // The form offers no company, because only private persons get the card.
  await answerPerson(page, key, { company: false, password: true });
  await page.locator(`[name="cardSelection.layout"][value="${card ? 'PLASTIC' : 'DIGITAL'}"]`).check();
  if (card) await answerAddress(page, 'cardSelection.address', siteFor(key).country);
  await agree(page, ['cardTermsAndConditions', ...requiredWithCard], consents);
}

async function answerCommunity(page: Page, key: SiteKey, extent: Extent): Promise<void> {
  const { company, consents } = extents[extent];
  await answerPerson(page, key, { company, password: true });
  await agree(page, ['communityConditions', ...(isMembership(key) ? ['membership'] : [])], consents);
}

const account = 'select 1 from account join claim using (login_id) where email_key = $1';
const customer = 'select 1 from customer where email = $1';
const member =
  "select 1 from consent join customer using (login_id) where email = $1 and kind = 'communityConditions'";

/** All flows. If you add a flow here, every test of flows runs it too. */
const flows: Readonly<Record<string, Flow>> = {
  'signing up': {
    path: '/signup',
    answer: answerSignup,
    leadsTo: () => '**/address-input/standalone',
    greets: () => true,
    registered: account,
  },
  'checking out': {
    path: '/checkout-registration',
    answer: answerCheckout,
    // Only a customer has a profile to complete. A guest gets a thank-you page.
    leadsTo: (extent) => `**/${extents[extent].password ? 'address-input' : 'thank-you'}/checkout`,
    greets: (extent) => extents[extent].password,
    registered: customer,
  },
  'checking out as a guest': {
    path: '/checkout-registration-without-password',
    answer: answerGuest,
    leadsTo: () => '**/thank-you/checkout',
    greets: () => false,
    registered: customer,
  },
  'checking out as a guest with an address': {
    path: '/checkout-registration-with-address-without-password',
    answer: answerGuestWithAddress,
    leadsTo: () => '**/thank-you/checkout',
    greets: () => false,
    registered: customer,
  },
  'taking the card': {
    path: '/crema-registration',
    answer: answerCard,
    // On a site without the card the shopper has signed up instead.
    leadsTo: () => '**/address-input/{loyalty-card,standalone}',
    greets: () => true,
    registered: account,
  },
  'joining the community': {
    path: '/community-registration',
    answer: answerCommunity,
    leadsTo: () => '**/community-welcome',
    greets: () => true,
    registered: account,
  },
  'asking to join the community': {
    path: '/community-request',
    before: becomeCustomer,
    answer: (page) => agree(page, ['communityConditions'], true),
    leadsTo: () => '**/community-welcome',
    greets: () => true,
    registered: member,
  },
};

export const flowNames = Object.keys(flows);

/** @throws when there is no flow of that name */
export function flowOf(name: string): Flow {
  const flow = flows[name];
  if (!flow) throw new Error(`There is no flow ${name}.`);
  return flow;
}
