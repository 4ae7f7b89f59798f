import { randomUUID } from 'node:crypto';
import { isSiteKey, siteFor, type SiteKey } from '@crema/flow-domain';
import type { Visit, Visitors } from '@crema/dev-server/visitors';
import { samplePerson } from './sample-person.ts';

const köln = {
  'address.countryCode': 'DE',
  'address.salutation': 'MRS',
  'address.firstName': 'Erika',
  'address.lastName': 'Muster',
  'address.postalCode': '50667',
  'address.postalTown': 'Köln',
  'address.streetAddress': 'Domkloster 4',
};

const ticked = (kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [`consents.${kind}`, 'on']));

const siteIn = ({ site = '' }: Readonly<Record<string, string>>) => siteFor(isSiteKey(site) ? site : 'DE');

async function signUp(visit: Visit, changed: Readonly<Record<string, string>> = {}): Promise<void> {
  const hidden = await visit.open('/signup');
  const email = `erika.${randomUUID().slice(0, 8)}@example.com`;
  const agreed = ticked(siteIn(hidden).agreement === 'membership' ? ['membership'] : []);
  await visit.send('standalone-registration', { ...hidden, ...samplePerson, email, ...agreed, ...changed });
}

async function giveAddress(visit: Visit): Promise<void> {
  await visit.send('address-input', { ...(await visit.open('/address-input/standalone')), ...köln });
}

async function takeCard(visit: Visit, page: string): Promise<void> {
  const hidden = await visit.open(page);
  const agreed = ticked(['cardTermsAndConditions', ...siteIn(hidden).requiredWithCard]);
  await visit.send('card-registration', { ...hidden, ...agreed, 'cardSelection.layout': 'DIGITAL' });
}

const hasCard = (site: SiteKey) => siteFor(site).loyaltyCard;
const hasCompanies = (site: SiteKey) => siteFor(site).salutations.some((each) => each === 'COMPANY');

/**
 * Returns the kinds of visitors, by their name in addresses.
 * @param cardPage path of the page of the loyalty card
 */
export const visitorScenarios = (cardPage: string): Visitors => ({
  newcomer: { label: 'Newcomer', become: async () => {} },
  customer: {
    label: 'Customer: private, German address, no card',
    become: async (visit) => {
      await signUp(visit);
      await giveAddress(visit);
    },
  },
  'customer-without-address': { label: 'Customer without an address', become: (visit) => signUp(visit) },
  'customer-with-card': {
    label: 'Customer with the card',
    isOn: hasCard,
    become: async (visit) => {
      await signUp(visit);
      await giveAddress(visit);
      await takeCard(visit, cardPage);
    },
  },
  company: {
    label: 'Company',
    isOn: hasCompanies,
    become: (visit) =>
      signUp(visit, { 'personalData.salutation': 'COMPANY', 'personalData.companyName': 'Rösterei Nord' }),
  },
  'session-expired': {
    label: 'Customer whose session ends before the next form is sent',
    losesSession: true,
    become: async (visit) => {
      await signUp(visit);
      await giveAddress(visit);
    },
  },
});
