import type { Page } from 'playwright';
import { siteFor, type SiteKey } from '../../../flows/domain/src/index.ts';
import { answerAddress } from './answer-address.ts';
import { becomeCustomer } from './become-customer.ts';
import { erika, fillIn, freshEmail } from './shopper.ts';

/** How much a shopper tells. */
const tellings = {
  'no more than it takes': { card: false, company: false, consents: false, password: false },
  'all that is offered': { card: true, company: false, consents: true, password: true },
  'for a company': { card: false, company: true, consents: true, password: true },
} as const;

export type Telling = keyof typeof tellings;

const isTelling = (text: string): text is Telling => Object.hasOwn(tellings, text);
export const allTellings = Object.keys(tellings).filter(isTelling);

/** A flow as a shopper goes through it. */
export interface Flow {
  readonly path: string;
  /** Makes the shopper whom the flow is for. @returns the shopper's e-mail address, where it is known by then */
  readonly before?: (page: Page, url: string, site: SiteKey) => Promise<string>;
  /** Enters what is right on a site, as far as the site asks for it. */
  readonly answer: (page: Page, site: SiteKey, telling: Telling) => Promise<void>;
  /** Where the shopper is led then. */
  readonly leadsTo: (telling: Telling) => string;
  /** Whether the shopper is greeted by name there. */
  readonly greets: (telling: Telling) => boolean;
  /** Finds what was registered, a row for each time. @param $1 the shopper's e-mail address */
  readonly registered: string;
}

const consentBox = (page: Page, kind: string) => page.locator(`[name="consents.${kind}"]`);

/** Tells who one is, with a password where it may be left out and is to be given. */
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

/** Agrees to what the form demands and, where it is to be, to all else. */
async function agree(page: Page, demanded: readonly string[], all: boolean): Promise<void> {
  for (const kind of demanded) await consentBox(page, kind).check();
  if (!all) return;
  for (const box of await page.locator('input[type=checkbox][name^="consents."]').all()) await box.check();
}

const isMembership = (key: SiteKey) => siteFor(key).agreement === 'membership';

async function answerSignup(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  const { card, company, consents } = tellings[telling];
  await answerPerson(page, key, { company, password: true });
  if (siteFor(key).loyaltyCard && card) {
    await page.locator('[name="cardMembership"]').check();
    // The card's own consents appear with it, and its layouts come a moment later.
    await consentBox(page, 'cardTermsAndConditions').waitFor();
    await page.locator('[name="cardSelection.layout"]').first().waitFor({ state: 'attached' });
  }
  await agree(page, isMembership(key) ? ['membership'] : [], consents);
}

async function answerCheckout(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  const { company, consents, password } = tellings[telling];
  await answerPerson(page, key, { company, password });
  if (!isMembership(key)) return agree(page, [], consents);
  // The consent follows the password once that is committed.
  if (password) await page.locator('[name="email"]').focus();
  return agree(page, [password ? 'membership' : 'guest'], consents);
}

async function answerGuest(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  const { company, consents } = tellings[telling];
  await answerPerson(page, key, { company, password: false });
  await agree(page, isMembership(key) ? ['guest'] : [], consents);
}

async function answerGuestWithAddress(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  await answerAddress(page, 'address', siteFor(key).country);
  await answerGuest(page, key, telling);
}

async function answerCard(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  const { loyaltyCard, requiredWithCard } = siteFor(key);
  // Such a site has led to its sign-up.
  if (!loyaltyCard) return answerSignup(page, key, telling);
  const { card, consents } = tellings[telling];
  // No company is offered: the card is for private persons.
  await answerPerson(page, key, { company: false, password: true });
  await page.locator(`[name="cardSelection.layout"][value="${card ? 'PLASTIC' : 'DIGITAL'}"]`).check();
  if (card) await answerAddress(page, 'cardSelection.address', siteFor(key).country);
  await agree(page, ['cardTermsAndConditions', ...requiredWithCard], consents);
}

async function answerCommunity(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  const { company, consents } = tellings[telling];
  await answerPerson(page, key, { company, password: true });
  await agree(page, ['communityConditions', ...(isMembership(key) ? ['membership'] : [])], consents);
}

const account = 'select 1 from account join claim using (login_id) where email_key = $1';
const customer = 'select 1 from customer where email = $1';
const member =
  "select 1 from consent join customer using (login_id) where email = $1 and kind = 'communityConditions'";

/** All flows that can be gone through. A new one is a line here, and every test of flows goes through it too. */
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
    // Only a customer has a profile to complete; a guest is thanked.
    leadsTo: (telling) => `**/${tellings[telling].password ? 'address-input' : 'thank-you'}/checkout`,
    greets: (telling) => tellings[telling].password,
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
    // Where there is no card, the shopper has signed up.
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
