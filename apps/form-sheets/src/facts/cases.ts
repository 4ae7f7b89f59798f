import type { CustomerInfo, Flow, PlanContext } from '@crema/flow-domain';

/** A case in which a form asks otherwise than as it opens. */
export interface Case {
  /** Says whether the shopper or the shop decides it. */
  readonly name: string;
  readonly context: PlanContext;
  /** The case it is compared with; otherwise the form as it opens. */
  readonly from: Case | undefined;
}

const when = (name: string, context: PlanContext, from?: Case): Case => ({
  name,
  context: { ...from?.context, ...context },
  from,
});

const company = when('The shopper is a company', { salutation: 'COMPANY' });
const ofCompanies = [
  company,
  when('The shop does not require the name of a company', { companyNameRequired: false }, company),
  when('The shop takes away the salutation of companies', { companyOption: false }),
];

const coffee = when('The shopper subscribes to coffee, which needs an account', { subscription: 'COFFEE' });

const requiredParts = ['extraLine', 'floorStairs', 'floorLevel', 'floorDoor', 'phoneNumber'] as const;

/** Addresses follow the country they are in, whichever site asks. */
function ofAddresses(from?: Case): readonly Case[] {
  const turkish = when('The shopper chooses Turkey as the country', { country: 'TR' }, from);
  const invoice = (name: string, companyType: PlanContext['companyType']) =>
    when(
      `The Turkish invoice bears the tax number of ${name}`,
      { companyInvoice: true, companyType },
      turkish,
    );
  return [
    when('The shopper chooses Germany as the country', { country: 'DE' }, from),
    when('The shopper chooses Austria as the country', { country: 'AT' }, from),
    turkish,
    invoice('a private person', 'INDIVIDUAL'),
    invoice('a company', 'INSTITUTIONAL'),
    when('The shop shows the country without a choice', { countryDisabled: true }, from),
    when('The shop requires parts of an address that are optional otherwise', { requiredParts }, from),
  ];
}

const ticked = when('The shopper ticks the loyalty card', { cardMembership: true });
const plastic = (from?: Case) =>
  when('The shopper chooses the plastic card, which comes by post', { cardLayout: 'PLASTIC' }, from);
const withAddress = when('The shop asks for the invoice address as well', { withAddress: true });

const erika: CustomerInfo = { salutation: 'MRS', firstName: 'E', lastName: 'M', email: 'e@example.com' };
const invoiceAddress = { uuid: '', address: { regular: { countryCode: '' } } };
const customer = when('The shopper is a customer who is logged in', { customer: erika });
const canCompaniesRegisterForCard = true;
const admitted = when('The shop lets companies take the loyalty card', { canCompaniesRegisterForCard });

/** The cases of every flow, in the order in which they are listed. */
export const casesOf: Readonly<Record<Flow, readonly Case[]>> = {
  standalone: [
    ticked,
    plastic(ticked),
    ...ofCompanies,
    when('The shop lets this company take the loyalty card', { canCompaniesRegisterForCard }, company),
    coffee,
  ],
  checkout: [
    when('The shopper enters a password, and so opens an account', { passwordGiven: true }),
    when('The shop requires a password, so that no guest can order', { passwordRequired: true }),
    when('The shop leaves the password out, so that every shopper is a guest', { hidePassword: true }),
    ...ofCompanies,
    coffee,
    withAddress,
    ...ofAddresses(withAddress),
  ],
  'loyalty-card': [
    plastic(),
    customer,
    when('The customer lives in another country', { customer: { ...erika, invoiceAddress } }, customer),
    when('The customer who is logged in is a company', { customer: { ...erika, salutation: 'COMPANY' } }),
    admitted,
    when('The shopper is a company, and the shop lets it take the card', { salutation: 'COMPANY' }, admitted),
  ],
  community: ofCompanies,
  'community-request': [],
  'invoice-address': [customer, ...ofCompanies, ...ofAddresses()],
};
