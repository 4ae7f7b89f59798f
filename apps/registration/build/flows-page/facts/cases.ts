import type { CustomerInfo, Flow, PlanContext } from '@crema/flow-domain';

/** A case in which a form asks otherwise than as it opens. */
export interface Case {
  readonly name: string;
  /** Its meaning, and whether the shopper or the shop decides it. */
  readonly about: string;
  readonly context: PlanContext;
  /** The case it is compared with. @default the form as it opens */
  readonly from?: Case;
}

const further = (from: Case, context: PlanContext): Pick<Case, 'from' | 'context'> => ({
  from,
  context: { ...from.context, ...context },
});

const company: Case = {
  name: 'A company',
  about: 'The shopper chooses the salutation of a company.',
  context: { salutation: 'COMPANY' },
};
const ofCompanies: readonly Case[] = [
  company,
  {
    name: 'A company that may leave its name out',
    about: 'The shop does not insist on the name of a company.',
    ...further(company, { companyNameRequired: false }),
  },
  {
    name: 'Companies not let in',
    about: 'The shop takes the salutation of companies away.',
    context: { companyOption: false },
  },
];

const coffee: Case = {
  name: 'Coffee subscription',
  about: 'The page was opened for a coffee subscription, which needs an account.',
  context: { subscription: 'COFFEE' },
};

/** Addresses follow the country they are in, whichever site asks. */
const ofAddresses = (from: Case): readonly Case[] => {
  const abroad = (name: string, country: string): Case => ({
    name: `Address in ${name}`,
    about: 'The shopper chooses this country.',
    ...further(from, { country }),
  });
  const turkish = abroad('Turkey', 'TR');
  return [
    abroad('Germany', 'DE'),
    abroad('Austria', 'AT'),
    turkish,
    {
      name: 'Turkish invoice of a person',
      about: 'The invoice of a Turkish address is to bear a tax number, that of a private person.',
      ...further(turkish, { companyInvoice: true, companyType: 'INDIVIDUAL' }),
    },
    {
      name: 'Turkish invoice of a company',
      about: 'The invoice of a Turkish address is to bear a tax number, that of a company.',
      ...further(turkish, { companyInvoice: true, companyType: 'INSTITUTIONAL' }),
    },
    {
      name: 'Country fixed',
      about: 'The shop shows the country and lets nobody change it.',
      ...further(from, { countryDisabled: true }),
    },
    {
      name: 'More of the address required',
      about: 'The shop insists on parts of an address that are optional otherwise.',
      ...further(from, {
        requiredParts: ['extraLine', 'floorStairs', 'floorLevel', 'floorDoor', 'phoneNumber'],
      }),
    },
  ];
};

const ticked: Case = {
  name: 'Loyalty card ticked',
  about: 'The shopper ticks the loyalty card.',
  context: { cardMembership: true },
};
const withAddress: Case = {
  name: 'With address',
  about: 'The shop has the form ask for the invoice address as well.',
  context: { withAddress: true },
};

const erika: CustomerInfo = { salutation: 'MRS', firstName: 'E', lastName: 'M', email: 'e@example.com' };
const customer: Case = {
  name: 'Known customer',
  about: 'The shopper is logged in.',
  context: { customer: erika },
};
const letIn: Case = {
  name: 'Companies let in',
  about: 'The shop lets companies take the loyalty card.',
  context: { canCompaniesRegisterForCard: true },
};
const asIs: Case = { name: '', about: '', context: {} };

/** The cases of every flow, in the order of the page. */
export const casesOf: Readonly<Record<Flow, readonly Case[]>> = {
  standalone: [
    ticked,
    {
      name: 'Plastic card chosen',
      about: 'The shopper wants the card by post.',
      ...further(ticked, { cardLayout: 'PLASTIC' }),
    },
    ...ofCompanies,
    {
      name: 'A company, companies let in',
      about: 'The shop lets companies take the loyalty card, and the shopper is one.',
      ...further(company, { canCompaniesRegisterForCard: true }),
    },
    coffee,
  ],
  checkout: [
    {
      name: 'Password entered',
      about: 'The shopper opens an account with the order.',
      context: { passwordGiven: true },
    },
    {
      name: 'Password required',
      about: 'The shop lets nobody order as a guest.',
      context: { passwordRequired: true },
    },
    {
      name: 'Password left out',
      about: 'The shop has everybody order as a guest.',
      context: { hidePassword: true },
    },
    ...ofCompanies,
    coffee,
    withAddress,
    ...ofAddresses(withAddress),
  ],
  'loyalty-card': [
    {
      name: 'Plastic card chosen',
      about: 'The shopper wants the card by post.',
      context: { cardLayout: 'PLASTIC' },
    },
    customer,
    {
      name: 'Known customer who lives abroad',
      about: 'The invoice address is in another country than the site.',
      ...further(customer, {
        customer: { ...erika, invoiceAddress: { uuid: '', address: { regular: { countryCode: '' } } } },
      }),
    },
    {
      name: 'Known customer that is a company',
      about: 'A company is logged in.',
      context: { customer: { ...erika, salutation: 'COMPANY' } },
    },
    letIn,
    {
      name: 'A company, companies let in',
      about: 'The shopper chooses the salutation of a company.',
      ...further(letIn, { salutation: 'COMPANY' }),
    },
  ],
  community: ofCompanies,
  'community-request': [],
  'invoice-address': [
    { ...customer, about: 'The shopper is logged in and has an account already.' },
    ...ofCompanies,
    ...ofAddresses(asIs),
  ],
};
