import type { Page } from 'playwright';
import { siteFor, type SiteKey } from '../../../flows/domain/src/index.ts';
import { erika, fillIn, freshEmail } from './shopper.ts';

/** How much a shopper tells. */
const tellings = {
  'no more than it takes': { card: false, company: false, consents: false },
  'all that is offered': { card: true, company: false, consents: true },
  'for a company': { card: false, company: true, consents: true },
} as const;

export type Telling = keyof typeof tellings;

const isTelling = (text: string): text is Telling => Object.hasOwn(tellings, text);
export const allTellings = Object.keys(tellings).filter(isTelling);

/** A flow as a shopper goes through it. */
export interface Flow {
  readonly path: string;
  /** Enters what is right on a site, as far as the site asks for it. */
  readonly answer: (page: Page, site: SiteKey, telling: Telling) => Promise<void>;
  /** Where the shopper is led then. */
  readonly leadsTo: string;
}

async function answerSignup(page: Page, key: SiteKey, telling: Telling): Promise<void> {
  const { agreement, companyField, loyaltyCard, salutations } = siteFor(key);
  const { card, company, consents } = tellings[telling];
  await fillIn(page, { ...erika, email: freshEmail() });
  if (company && salutations.some((salutation) => salutation === 'COMPANY')) {
    await page.locator('[name="personalData.salutation"]').selectOption('COMPANY');
    if (companyField) await page.locator('[name="personalData.companyName"]').fill('Rösterei Nord');
  }
  const consent = (kind: string) => page.locator(`[name="consents.${kind}"]`);
  if (loyaltyCard && card) {
    await page.locator('[name="cardMembership"]').check();
    // The card's own consents appear with it.
    await consent('cardTermsAndConditions').waitFor();
  }
  if (agreement === 'membership') await consent('membership').check();
  if (!consents) return;
  for (const box of await page.locator('input[type=checkbox][name^="consents."]').all()) await box.check();
}

/** All flows that can be gone through. A new one is a line here, and every test of flows goes through it too. */
const flows: Readonly<Record<string, Flow>> = {
  'signing up': { path: '/signup', answer: answerSignup, leadsTo: '**/address-input/standalone' },
};

export const flowNames = Object.keys(flows);

/** @throws when there is no flow of that name */
export function flowOf(name: string): Flow {
  const flow = flows[name];
  if (!flow) throw new Error(`There is no flow ${name}.`);
  return flow;
}
