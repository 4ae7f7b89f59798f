import { describe, expect, it, test } from 'vitest';
import type { CustomerInfo } from '../model/customer-info.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import { type FormPlan, type Flow, flows } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';
import { planFor } from './plan-for.ts';

/** A plan in one line: fields in order, `*` behind what is required, in brackets what cannot be changed, then the consents. */
const line = ({ fields, consents, unavailable }: FormPlan) => {
  if (unavailable) return unavailable;
  const field = fields.map(({ name, required, disabled }) => {
    const short = name.replace(/^(personalData|address|cardSelection\.address)\./, '');
    return disabled ? `(${short})` : short + (required ? '*' : '');
  });
  return [field.join(' '), consents.map(({ kind, required }) => kind + (required ? '*' : '')).join(' ')]
    .filter((part) => part !== '')
    .join(' | ');
};

const person = 'salutation* firstName* lastName* birthDate*';
const personHu = 'salutation* lastName* firstName* birthDate*';
const company = 'salutation* companyName* firstName* lastName*';
const account = 'email* password*';

const address = 'countryCode* postalCode* postalTown* streetAddress* extraLine phoneNumber';
const addressAt =
  'countryCode* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber';
const addressGb = 'countryCode* streetAddress* extraLine postalTown* postalCode* phoneNumber';
const addressTr =
  'countryCode* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice';

const known: CustomerInfo = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'e@example.com',
};
const knownIn = (countryCode: string): CustomerInfo => ({
  ...known,
  invoiceAddress: { uuid: 'u', address: { regular: { countryCode } } },
});
const knownCompany: CustomerInfo = { ...known, salutation: 'COMPANY' };

/** What each site asks everywhere: its consents without and with the card, and the person's fields in its order. */
const sites = {
  DE: { person, optional: 'newsletter', withCard: 'newsletter*', address },
  AT: { person, optional: 'newsletter', withCard: 'newsletter', address: addressAt },
  CH: { person, optional: 'newsletter cmc', withCard: 'newsletter* cmc', address },
  CH_FR: { person, optional: 'newsletter cmc', withCard: 'newsletter* cmc', address },
  CZ: { person, optional: 'newsletter', withCard: 'newsletter', address },
  HU: { person: personHu, optional: 'newsletter', withCard: 'newsletter', address },
  SK: { person, optional: 'newsletter', withCard: 'newsletter', address },
  TR: { person, optional: 'newsletter dne', withCard: '', address: addressTr },
  PL: { person, optional: 'newsletter', withCard: 'newsletter', address },
} as const;

type Row = readonly [flow: Flow, context: PlanContext, plan: string];

const card = 'cardMembership';
const cardChoice = `${card} cardSelection.layout*`;

/** Every flow on a site with the loyalty card (Registration §2, forms 1, 4, 5, 6, 10, 11). */
const rowsWithCard = (site: Exclude<keyof typeof sites, 'TR'>): readonly Row[] => {
  const { person: who, optional, withCard, address: home } = sites[site];
  const terms = `cardTermsAndConditions* ${withCard}`;
  const sent = home.replace('countryCode*', '(countryCode)');
  const [, ...names] = who.replace(' birthDate*', '').split(' ');
  const own = `countryCode* salutation* ${names.join(' ')} ${home.replace('countryCode* ', '')}`;
  return [
    ['standalone', {}, `${who} ${account} ${card} | ${optional}`],
    ['standalone', { cardMembership: true }, `${who} ${account} ${cardChoice} | ${terms}`],
    [
      'standalone',
      { cardMembership: true, cardLayout: 'PLASTIC' },
      `${who} ${account} ${cardChoice} ${sent} | ${terms}`,
    ],
    ['standalone', { cardLayout: 'PLASTIC' }, `${who} ${account} ${card} | ${optional}`],
    ['standalone', { subscription: 'COFFEE' }, `${who} ${account} ${card} | ${optional}`],
    ['checkout', {}, `${who} email* password | ${optional}`],
    ['checkout', { passwordRequired: true }, `${who} ${account} | ${optional}`],
    ['checkout', { hidePassword: true }, `${who} email* | ${optional}`],
    ['checkout', { hidePassword: true, passwordRequired: true }, `${who} ${account} | ${optional}`],
    ['checkout', { withAddress: true }, `${who} email* password ${home} | ${optional}`],
    ['checkout', { withAddress: true, hidePassword: true }, `${who} email* ${home} | ${optional}`],
    ['checkout', { withAddress: true, passwordRequired: true }, `${who} ${account} ${home} | ${optional}`],
    ['checkout', { cardMembership: true }, `${who} email* password | ${optional}`],
    ['checkout', { subscription: 'COFFEE', passwordRequired: true }, `${who} ${account} | ${optional}`],
    ['checkout', { subscription: 'COFFEE' }, `${who} ${account} | ${optional}`],
    ['checkout', { subscription: 'COFFEE', hidePassword: true }, `${who} ${account} | ${optional}`],
    ['community', {}, `${who} ${account} | communityConditions* ${optional}`],
    ['community-request', {}, 'communityConditions*'],
    ['loyalty-card', {}, `${who} ${account} cardSelection.layout* cardSelection.phoneNumber | ${terms}`],
    ['loyalty-card', { cardLayout: 'PLASTIC' }, `${who} ${account} cardSelection.layout* ${sent} | ${terms}`],
    ['loyalty-card', { customer: known }, `cardSelection.layout* cardSelection.phoneNumber | ${terms}`],
    [
      'loyalty-card',
      { customer: known, cardLayout: 'PLASTIC' },
      `cardSelection.layout* cardSelection.phoneNumber | ${terms}`,
    ],
    ['loyalty-card', { customer: knownCompany }, 'CARD_COMPANY_NOT_ALLOWED'],
    ['invoice-address', {}, own],
    ['invoice-address', { customer: known }, own.replace('firstName*', '(firstName)')],
  ];
};

/** Turkey: a membership or a guest's order, no card (Registration §1, §6). */
const rowsOfTurkey: readonly Row[] = [
  ['standalone', {}, `${person} ${account} | membership* newsletter dne`],
  ['standalone', { cardMembership: true }, `${person} ${account} | membership* newsletter dne`],
  ['standalone', { subscription: 'COFFEE' }, `${person} ${account} | membership* newsletter dne`],
  ['checkout', {}, `${person} email* password | guest* newsletter dne`],
  ['checkout', { passwordGiven: true }, `${person} email* password | membership* newsletter dne`],
  ['checkout', { passwordRequired: true }, `${person} ${account} | membership* newsletter dne`],
  ['checkout', { subscription: 'COFFEE' }, `${person} ${account} | membership* newsletter dne`],
  ['checkout', { hidePassword: true }, `${person} email* | guest* newsletter dne`],
  ['checkout', { hidePassword: true, passwordGiven: true }, `${person} email* | guest* newsletter dne`],
  ['checkout', { withAddress: true }, `${person} email* password ${addressTr} | guest* newsletter dne`],
  [
    'checkout',
    { withAddress: true, hidePassword: true },
    `${person} email* ${addressTr} | guest* newsletter dne`,
  ],
  ['community', {}, `${person} ${account} | membership* communityConditions* newsletter dne`],
  ['community-request', {}, 'communityConditions*'],
  ['loyalty-card', {}, 'CARD_NOT_AVAILABLE'],
  ['loyalty-card', { customer: known }, 'CARD_NOT_AVAILABLE'],
  [
    'invoice-address',
    {},
    `countryCode* salutation* firstName* lastName* ${addressTr.replace('countryCode* ', '')}`,
  ],
];

/** Every option of a page that changes what is asked. */
const rowsOfOptions: readonly (readonly [site: string, ...Row])[] = [
  ['nowhere', 'standalone', {}, `${person} ${account} ${card} | newsletter`],
  ['DE', 'standalone', { salutation: 'COMPANY' }, `${company} ${account} | newsletter`],
  ['DE', 'standalone', { salutation: 'COMPANY', cardMembership: true }, `${company} ${account} | newsletter`],
  [
    'DE',
    'standalone',
    { salutation: 'COMPANY', companyOption: false },
    `${person} ${account} ${card} | newsletter`,
  ],
  [
    'DE',
    'standalone',
    { salutation: 'COMPANY', companyNameRequired: false },
    `${company.replace('companyName*', 'companyName')} ${account} | newsletter`,
  ],
  ['AT', 'standalone', { salutation: 'COMPANY' }, `${company} ${account} | newsletter`],
  ['CH_FR', 'checkout', { salutation: 'COMPANY' }, `${company} email* password | newsletter cmc`],
  ['CZ', 'standalone', { salutation: 'COMPANY' }, `${person} ${account} ${card} | newsletter`],
  [
    'DE',
    'standalone',
    { salutation: 'COMPANY', cardMembership: true, canCompaniesRegisterForCard: true },
    `${company} ${account} ${card} cardSelection.layout* | cardTermsAndConditions* newsletter*`,
  ],
  ['DE', 'community', { salutation: 'COMPANY' }, `${company} ${account} | communityConditions* newsletter`],
  [
    'DE',
    'loyalty-card',
    { salutation: 'COMPANY' },
    `${person} ${account} cardSelection.layout* cardSelection.phoneNumber | cardTermsAndConditions* newsletter*`,
  ],
  [
    'DE',
    'loyalty-card',
    { salutation: 'COMPANY', canCompaniesRegisterForCard: true },
    `${company} birthDate* ${account} cardSelection.layout* cardSelection.phoneNumber | cardTermsAndConditions* newsletter*`,
  ],
  [
    'DE',
    'loyalty-card',
    { customer: knownCompany, canCompaniesRegisterForCard: true },
    'cardSelection.layout* cardSelection.phoneNumber | cardTermsAndConditions* newsletter*',
  ],
  [
    'DE',
    'invoice-address',
    { salutation: 'COMPANY' },
    `countryCode* salutation* companyName* firstName* lastName* ${address.replace('countryCode* ', '')}`,
  ],
  [
    'DE',
    'invoice-address',
    { salutation: 'COMPANY', country: 'PL' },
    `countryCode* salutation* firstName* lastName* ${address.replace('countryCode* ', '')}`,
  ],
  [
    'DE',
    'checkout',
    { withAddress: true, country: 'AT' },
    `${person} email* password ${addressAt} | newsletter`,
  ],
  [
    'DE',
    'checkout',
    { withAddress: true, country: 'GB' },
    `${person} email* password ${addressGb} | newsletter`,
  ],
  [
    'DE',
    'checkout',
    { withAddress: true, country: 'TR' },
    `${person} email* password ${addressTr} | newsletter`,
  ],
  ['DE', 'checkout', { withAddress: true, country: '' }, `${person} email* password ${address} | newsletter`],
  [
    'TR',
    'checkout',
    { withAddress: true, companyInvoice: true },
    `${person} email* password ${addressTr} companyType* taxNumber* | guest* newsletter dne`,
  ],
  [
    'TR',
    'checkout',
    { withAddress: true, companyInvoice: true, companyType: 'INSTITUTIONAL' },
    `${person} email* password ${addressTr} companyType* companyName* companyTaxBranch* companyTaxNumber* | guest* newsletter dne`,
  ],
  [
    'TR',
    'checkout',
    { withAddress: true, companyType: 'INSTITUTIONAL' },
    `${person} email* password ${addressTr} | guest* newsletter dne`,
  ],
  [
    'TR',
    'checkout',
    { withAddress: true, country: 'DE' },
    `${person} email* password ${address} | guest* newsletter dne`,
  ],
  [
    'AT',
    'checkout',
    { withAddress: true, requiredParts: ['extraLine', 'floorDoor', 'phoneNumber'] },
    `${person} email* password countryCode* postalCode* postalTown* streetAddress* extraLine* floorStairs floorLevel floorDoor* phoneNumber* | newsletter`,
  ],
  [
    'DE',
    'checkout',
    { withAddress: true, countryDisabled: true },
    `${person} email* password ${address.replace('countryCode*', '(countryCode)')} | newsletter`,
  ],
];

const table: readonly (readonly [site: string, ...Row])[] = [
  ...siteKeys.flatMap((site) =>
    (site === 'TR' ? rowsOfTurkey : rowsWithCard(site)).map(
      ([flow, context, plan]) => [site, flow, context, plan] as const,
    ),
  ),
  ...rowsOfOptions,
];

test.each(table)('%s %s %j', (site, flow, context, plan) => {
  expect(line(planFor(flow, siteFor(site), context))).toBe(plan);
});

/** The settings of a plan that are not fields. */
const settings: readonly (readonly [site: string, Flow, PlanContext, Partial<FormPlan>])[] = [
  ['DE', 'standalone', {}, { namesStacked: false, scrollToErrors: true, editDialog: false }],
  ['DE', 'checkout', { namesStacked: true }, { namesStacked: true }],
  ['DE', 'invoice-address', { scrollToErrors: false }, { scrollToErrors: false }],
  ['DE', 'loyalty-card', { editDialogEnabled: true }, { editDialog: false }],
  ['DE', 'loyalty-card', { editDialogEnabled: true, customer: known }, { editDialog: true }],
  ['DE', 'loyalty-card', { customer: known }, { editDialog: false }],
  ['DE', 'loyalty-card', {}, { dataProtectionNotice: true }],
  ['TR', 'loyalty-card', {}, { dataProtectionNotice: false }],
  ['DE', 'standalone', {}, { dataProtectionNotice: false }],
];

test.each(settings)('%s %s %j is set up as %j', (site, flow, context, setting) => {
  expect(planFor(flow, siteFor(site), context)).toMatchObject(setting);
});

describe('the fields of a plan', () => {
  const fieldsOf = (site: string, flow: Flow, context: PlanContext = {}) =>
    planFor(flow, siteFor(site), context).fields;
  const salutations = (site: string, flow: Flow, context: PlanContext = {}) =>
    fieldsOf(site, flow, context).flatMap((field) => (field.kind === 'salutation' ? field.options : []));
  const layouts = (site: string, context: PlanContext) =>
    fieldsOf(site, 'loyalty-card', context).flatMap((field) =>
      field.kind === 'cardLayout' ? [field.options.join(' '), field.lacksAddress] : [],
    );

  it.each([
    ['DE', 'standalone', {}, 'MR MRS DIVERS COMPANY'],
    ['AT', 'checkout', {}, 'MR MRS DIVERS COMPANY'],
    ['CH', 'community', {}, 'MR MRS DIVERS COMPANY'],
    ['CH_FR', 'invoice-address', {}, 'MR MRS DIVERS COMPANY'],
    ['DE', 'standalone', { companyOption: false }, 'MR MRS DIVERS'],
    ['DE', 'invoice-address', { companyOption: false }, 'MR MRS DIVERS'],
    ['DE', 'loyalty-card', {}, 'MR MRS DIVERS'],
    ['DE', 'loyalty-card', { canCompaniesRegisterForCard: true }, 'MR MRS DIVERS COMPANY'],
    ['DE', 'loyalty-card', { canCompaniesRegisterForCard: true, companyOption: false }, 'MR MRS DIVERS'],
    ['CZ', 'standalone', {}, 'MR MRS'],
    ['HU', 'standalone', {}, 'MR MRS'],
    ['SK', 'standalone', {}, 'MR MRS'],
    ['TR', 'standalone', {}, 'MR MRS'],
    ['PL', 'standalone', {}, 'MR MRS'],
    ['DE', 'invoice-address', { country: 'TR' }, 'MR MRS'],
    ['CZ', 'invoice-address', { country: 'DE' }, 'MR MRS'],
  ] as const)('%s %s %j offers %s', (site, flow, context, offered) => {
    expect(salutations(site, flow, context).join(' ')).toBe(offered);
  });

  it.each([
    ['nobody known', {}, 'DIGITAL PLASTIC', false],
    ['a customer without an address', { customer: known }, 'DIGITAL PLASTIC', true],
    ['an address in the country', { customer: knownIn('DE') }, 'DIGITAL PLASTIC', false],
    ['an address elsewhere', { customer: knownIn('AT') }, 'DIGITAL', false],
  ] as const)('the layouts of the card with %s', (_, context, offered, lacks) => {
    expect(layouts('DE', context)).toEqual([offered, lacks]);
  });

  it('sends a plastic card within the country only', () => {
    const country = fieldsOf('CH', 'loyalty-card', { cardLayout: 'PLASTIC', country: 'DE' }).find(
      ({ kind }) => kind === 'country',
    );
    expect(country).toMatchObject({ options: ['CH'], disabled: true });
  });

  it("asks for the contact person's name where a company registers", () => {
    const labels = (context: PlanContext) =>
      fieldsOf('DE', 'standalone', context).flatMap((field) => (field.kind === 'name' ? field.label : []));
    expect(labels({})).toEqual(['field.firstName.label', 'field.lastName.label']);
    expect(labels({ salutation: 'COMPANY' })).toEqual([
      'field.companyName.label',
      'field.contactFirstName.label',
      'field.contactLastName.label',
    ]);
  });

  it.each([
    ['standalone', {}, 'field.password.label', 'passwordIsRequired'],
    ['loyalty-card', {}, 'field.password.labelCard', 'passwordIsRequired'],
    ['checkout', {}, 'field.password.label', 'passwordIsRequired'],
    [
      'standalone',
      { subscription: 'COFFEE' },
      'field.password.labelCoffeeSubscription',
      'passwordIsRequiredCS',
    ],
    [
      'checkout',
      { subscription: 'COFFEE' },
      'field.password.labelCoffeeSubscription',
      'passwordIsRequiredCS',
    ],
  ] as const)('the password of %s %j', (flow, context, label, requiredKey) => {
    expect(fieldsOf('DE', flow, context)).toContainEqual(
      expect.objectContaining({ kind: 'password', label, requiredKey }),
    );
  });

  it.each([
    ['HU', '+36'],
    ['CZ', '+420'],
    ['SK', '+421'],
    ['PL', '+48'],
    ['DE', ''],
    ['CH_FR', ''],
  ])('%s presets the prefix %j', (site, preset) => {
    const context = { withAddress: true };
    expect(fieldsOf(site, 'checkout', context)).toContainEqual(
      expect.objectContaining({ kind: 'phone', preset }),
    );
    expect(fieldsOf(site, 'loyalty-card')).toContainEqual(expect.objectContaining({ kind: 'phone', preset }));
  });

  it.each([
    ['HU', ['year', 'month', 'day']],
    ['DE', ['day', 'month', 'year']],
    ['TR', ['day', 'month', 'year']],
  ])('%s asks for a birth date in its own order', (site, order) => {
    expect(fieldsOf(site, 'standalone')).toContainEqual(
      expect.objectContaining({ kind: 'birthDate', order }),
    );
  });

  it('is none where the community is closed', () => {
    const closed = { ...siteFor('DE'), community: false };
    for (const flow of ['community', 'community-request'] as const) {
      const plan = planFor(flow, closed, {});
      expect(plan).toMatchObject({ flow, unavailable: 'COMMUNITY_NOT_AVAILABLE', fields: [], consents: [] });
    }
    expect(planFor('community', siteFor('DE'), {}).unavailable).toBeUndefined();
  });

  it('names its flow, offered or not', () => {
    for (const flow of flows) {
      expect(planFor(flow, siteFor('DE'), {}).flow).toBe(flow);
      expect(planFor(flow, siteFor('TR'), {})).toMatchObject({ flow, consents: expect.any(Array) });
    }
    expect(planFor('loyalty-card', siteFor('TR'), {})).toMatchObject({ fields: [], consents: [] });
    expect(planFor('loyalty-card', siteFor('DE'), { customer: knownCompany }).flow).toBe('loyalty-card');
  });

  it('of a Turkish invoice are the toggle, whom it is made out to, and the tax entries', () => {
    const context = { companyInvoice: true, companyType: 'INSTITUTIONAL', country: 'TR' } as const;
    expect(fieldsOf('TR', 'invoice-address', context).slice(-5)).toMatchObject([
      { kind: 'companyInvoice', required: false },
      { kind: 'invoiceParty', options: ['INDIVIDUAL', 'INSTITUTIONAL'] },
      { kind: 'name', of: 'companyName', label: 'field.companyName.label', bounds: { max: 80 } },
      { kind: 'tax', of: 'companyTaxBranch', bounds: { max: 40 } },
      { kind: 'tax', of: 'companyTaxNumber', bounds: { length: 10 } },
    ]);
  });

  it('of an invoice address hold the name of a company', () => {
    expect(fieldsOf('DE', 'invoice-address', { salutation: 'COMPANY' })).toContainEqual(
      expect.objectContaining({ name: 'address.companyName', label: 'field.companyName.label' }),
    );
  });

  it('mark a company’s name that may be left out', () => {
    const context = { salutation: 'COMPANY', companyNameRequired: false } as const;
    for (const flow of ['checkout', 'invoice-address'] as const) {
      expect(fieldsOf('DE', flow, context)).toContainEqual(
        expect.objectContaining({ of: 'companyName', label: 'field.companyName.optional', required: false }),
      );
    }
  });

  it('offer the card by its checkbox', () => {
    expect(fieldsOf('DE', 'standalone')).toContainEqual(
      expect.objectContaining({ kind: 'cardMembership', name: 'cardMembership' }),
    );
  });

  it('offers all 33 countries', () => {
    const country = fieldsOf('DE', 'invoice-address').find((field) => field.kind === 'country');
    expect(country?.options).toHaveLength(33);
  });
});
