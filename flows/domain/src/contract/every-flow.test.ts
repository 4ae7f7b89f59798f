import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { documentsFor } from '../documents/index.ts';
import { readInputs } from '../fields/read-inputs.ts';
import { readValue } from '../fields/read-value.ts';
import { flowDefinitions } from '../flows/index.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { FormValues } from '../model/issue.ts';
import type { PlanOptions } from '../plan/plan-context.ts';
import { siteFor, type SiteKey } from '../sites/index.ts';
import { judgeSubmission, type SubmissionSetting } from './judge-submission.ts';
import { registrationRequest, type RegistrationRequest } from './registration.ts';
import { submissionOfRequest } from './submission.ts';
import { toAddress } from './to-address.ts';
import { toRegistrationRequest } from './to-request.ts';

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };

const person: FormValues = {
  'personalData.salutation': 'MRS',
  'personalData.firstName': ' Erika ',
  'personalData.lastName': 'Muster',
  'personalData.birthDate.day': '3',
  'personalData.birthDate.month': '2',
  'personalData.birthDate.year': '1985',
  email: ' erika@example.com ',
  password: 'Kaffee 123 ',
};
const granted: FormValues = Object.fromEntries(
  ['cardTermsAndConditions', 'newsletter', 'membership', 'guest', 'communityConditions'].map((kind) => [
    `consents.${kind}`,
    'on',
  ]),
);

const judgeRegistration = (
  request: RegistrationRequest,
  { now, companyTerms }: typeof env,
  setting?: SubmissionSetting,
) => judgeSubmission(submissionOfRequest(request), { now, companyTerms }, setting);

/** Returns the request that a flow's page sends for these values. */
function requestOf(
  flow: RegistrationRequest['flow'],
  site: SiteKey,
  values: FormValues,
  options: PlanOptions = {},
): RegistrationRequest {
  const { planFor, answersOf, complete } = flowDefinitions[flow];
  const plan = planFor(siteFor(site), { ...options, ...answersOf(values) });
  const documents = documentsFor(site);
  const judged = readInputs(plan, values, readValue);
  return toRegistrationRequest({ plan, site: siteFor(site), documents, complete }, judged);
}

const address: FormValues = {
  'address.countryCode': 'CZ',
  'address.extraLine': ' 2. patro ',
  'address.postalCode': ' 11000 ',
  'address.postalTown': 'Praha',
  'address.streetAddress': 'Kávová 12',
  'address.phoneNumber': '+420 (221) 12-34',
  'address.floorDoor': 'hidden',
};

const turkish: FormValues = {
  'address.countryCode': 'TR',
  'address.postalTown': 'İstanbul',
  'address.postalDistrict': 'Kadıköy',
  'address.postalCode': '34710',
  'address.streetAddress': 'Kahve Sokak No:5',
  'address.mobilePhonePrefix': '532',
  'address.mobilePhoneNumber': '123 45 67',
  'address.companyInvoice': 'on',
  'address.companyType': 'INSTITUTIONAL',
  'address.companyName': ' Kahve A.Ş. ',
  'address.companyTaxBranch': 'Kadıköy',
  'address.companyTaxNumber': '1234567890',
  'address.taxNumber': 'hidden',
};

/** Requests, each with a part that it must contain and the paths of values that it must not contain. */
const sent: readonly (readonly [string, RegistrationRequest, object, readonly string[]])[] = [
  [
    'a checkout with its address, in the form it is judged in and without what it does not show',
    requestOf('checkout', 'CZ', { ...person, ...granted, ...address }, { withAddress: true }),
    {
      flow: 'checkout',
      variant: { withAddress: true, password: 'optional' },
      email: 'erika@example.com',
      password: 'Kaffee 123 ',
      personalData: { firstName: 'Erika' },
      address: {
        countryCode: 'CZ',
        extraLine: '2. patro',
        postalCode: '110 00',
        postalTown: 'Praha',
        streetAddress: 'Kávová 12',
        phoneNumber: '+4202211234',
      },
    },
    [],
  ],
  [
    'a checkout without a password',
    requestOf('checkout', 'DE', { ...person, ...granted }, { hidePassword: true }),
    { variant: { withAddress: false, password: 'hidden' } },
    ['password', 'address'],
  ],
  [
    'a checkout whose password is required, for a coffee subscription',
    requestOf(
      'checkout',
      'DE',
      { ...person, ...granted },
      { passwordRequired: true, subscription: 'COFFEE' },
    ),
    { variant: { withAddress: false, password: 'required' }, subscription: 'COFFEE' },
    [],
  ],
  [
    'a Turkish guest’s order with an invoice for a company',
    requestOf(
      'checkout',
      'TR',
      { ...person, ...granted, ...turkish },
      { withAddress: true, hidePassword: true },
    ),
    {
      consents: { guest: { granted: true, documentId: 'tr/guest-order' } },
      address: {
        postalDistrict: 'Kadıköy',
        mobilePhonePrefix: '532',
        mobilePhoneNumber: '1234567',
        companyName: 'Kahve A.Ş.',
        companyTaxBranch: 'Kadıköy',
        companyTaxNumber: '1234567890',
      },
    },
    ['personalData.companyName', 'consents.membership', 'address.taxNumber', 'address.phoneNumber'],
  ],
  [
    'a digital card with a telephone number',
    requestOf('loyalty-card', 'PL', { ...person, ...granted, 'cardSelection.phoneNumber': '+48 123 456' }),
    {
      cardMembership: true,
      cardSelection: { layout: 'DIGITAL', phoneNumber: '+48123456' },
    },
    ['cardSelection.address', 'address', 'variant'],
  ],
  [
    'a plastic card, sent within the country whatever was answered',
    requestOf('loyalty-card', 'AT', {
      ...person,
      ...granted,
      'cardSelection.layout': 'PLASTIC',
      'cardSelection.address.countryCode': 'DE',
      'cardSelection.address.postalCode': '1010',
      'cardSelection.address.postalTown': 'Wien',
      'cardSelection.address.streetAddress': 'Kaffeegasse 1',
      'cardSelection.address.floorDoor': '12',
    }),
    {
      cardSelection: {
        layout: 'PLASTIC',
        address: { countryCode: 'AT', postalCode: '1010', floorDoor: '12', floorStairs: '' },
      },
    },
    ['cardSelection.phoneNumber'],
  ],
  [
    'a member of the community',
    requestOf('community', 'CH', { ...person, ...granted }),
    {
      flow: 'community',
      consents: {
        communityConditions: { granted: true },
        newsletter: { granted: true },
        cmc: { granted: false },
      },
    },
    ['cardMembership'],
  ],
  [
    'a customer’s request to the community',
    requestOf('community-request', 'DE', granted),
    {
      personalData: {},
      email: '',
      consents: { communityConditions: { granted: true } },
    },
    ['consents.newsletter'],
  ],
];

describe.each(sent)('%s', (_, request, expected, absent) => {
  it('is sent as its form shows it', () => {
    expect(request).toMatchObject(expected);
    for (const path of absent) expect(request).not.toHaveProperty(path);
  });

  it('has the shape of the contract', () => {
    expect(v.safeParse(registrationRequest, JSON.parse(JSON.stringify(request))).issues).toBeUndefined();
  });

  it('is right, and comes back from being judged as it was', () => {
    const judged = judgeRegistration(request, env);
    expect(judged.issues).toEqual([]);
    expect(judged.request).toEqual(request);
  });
});

test('a form whose tax entries were left empty says so on the server as well', () => {
  const empty = { 'address.companyName': '', 'address.companyTaxBranch': '', 'address.companyTaxNumber': '' };
  const values = { ...person, ...granted, ...turkish, ...empty };
  const request = requestOf('checkout', 'TR', values, { withAddress: true });
  expect(submissionOfRequest(request).values).toMatchObject({
    'address.companyInvoice': 'on',
    'address.companyType': 'INSTITUTIONAL',
  });
  expect(judgeRegistration(request, env).issues.map(({ code }) => code)).toEqual([
    'companyNameIsRequired',
    'companyTaxBranchIsRequired',
    'companyTaxNumberIsRequired',
  ]);
  const individual = requestOf(
    'checkout',
    'TR',
    { ...values, 'address.companyType': '', 'address.taxNumber': '' },
    {
      withAddress: true,
    },
  );
  expect(judgeRegistration(individual, env).issues.map(({ code }) => code)).toEqual(['taxNumberIsRequired']);
});

describe('a known customer', () => {
  const livingIn = (countryCode: string) => ({ uuid: 'u', address: { regular: { countryCode } } });
  const known: CustomerInfo = {
    salutation: 'MRS',
    firstName: 'Erika',
    lastName: 'Muster',
    email: 'e@example.com',
  };
  const request: RegistrationRequest = {
    ...requestOf(
      'loyalty-card',
      'DE',
      { ...granted, 'cardSelection.layout': 'PLASTIC' },
      { customer: known },
    ),
  };
  const codes = (customer: CustomerInfo) =>
    judgeRegistration(request, env, { customer }).issues.map(({ field, code }) => `${field ?? '-'}: ${code}`);

  it('is asked for the card alone', () => {
    expect(request).toMatchObject({ personalData: {}, email: '', cardSelection: { layout: 'PLASTIC' } });
    expect(codes({ ...known, invoiceAddress: livingIn('DE') })).toEqual([]);
  });
  it('needs an address in the country for a plastic card', () => {
    expect(codes(known)).toEqual(['cardSelection.layout: missingInvoiceAddress']);
    expect(codes({ ...known, invoiceAddress: livingIn('AT') })).toEqual([
      'cardSelection.layout: CARD_NOT_AVAILABLE',
    ]);
  });
  it('must be a person', () => {
    expect(codes({ ...known, salutation: 'COMPANY' })).toEqual(['-: CARD_COMPANY_NOT_ALLOWED']);
  });
});

test('the shop’s own options decide on the server as on the page, and no request does', () => {
  const options = { canCompaniesRegisterForCard: true };
  const company = {
    ...person,
    ...granted,
    'personalData.salutation': 'COMPANY',
    'personalData.companyName': 'Rösterei Nord',
  };
  const request = requestOf('loyalty-card', 'DE', company, options);
  expect(judgeRegistration(request, env, { options }).issues).toEqual([]);
  expect(judgeRegistration(request, env).issues.map(({ code }) => code)).toEqual(['salutationIsRequired']);
});

test('a subscription is sent with the password of its account, which no variant of the checkout does without', () => {
  for (const options of [{}, { hidePassword: true }]) {
    const setUp = { ...options, subscription: 'COFFEE' } as const;
    const request = requestOf('checkout', 'DE', { ...person, ...granted }, setUp);
    expect(request).toMatchObject({
      subscription: 'COFFEE',
      variant: { password: 'required' },
      password: person['password'],
    });
    const judged = judgeRegistration(request, env);
    expect([judged.issues, judged.unexpected]).toEqual([[], []]);
    expect(judged.request).toEqual(request);
    const guest = requestOf('checkout', 'DE', { ...person, ...granted, password: '' }, options);
    const codes = judgeRegistration({ ...guest, subscription: 'COFFEE' }, env).issues.map(({ code }) => code);
    expect(codes).toEqual(['passwordIsRequiredCS']);
  }
});

test('a salutation inside an address decides nothing about the person', () => {
  const values = {
    ...person,
    ...granted,
    'personalData.birthDate.year': '2020',
    'address.salutation': 'COMPANY',
  };
  const request = { ...requestOf('standalone', 'DE', values), address: { salutation: 'COMPANY' } };
  expect(judgeRegistration(request, env).issues.map(({ code }) => code)).toEqual(['birthDateMinAge']);
});

test('a first name that cannot be changed is the known one, whatever a form holds', () => {
  const { planFor } = flowDefinitions['invoice-address'];
  const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
  const plan = planFor(siteFor('DE'), { customer });
  const values = { 'address.firstName': '12@@ Changed', 'address.lastName': ' Muster ' };
  const addressOf = (entered: FormValues) => toAddress('address', readInputs(plan, entered, readValue));
  expect(addressOf(values)).toMatchObject({ firstName: 'Erika', lastName: 'Muster' });
  expect(addressOf({})).toMatchObject({ firstName: 'Erika' });
});

test('an invoice address is not registered', () => {
  const { planFor } = flowDefinitions['invoice-address'];
  const plan = planFor(siteFor('DE'), {});
  expect(() => toRegistrationRequest({ plan, site: siteFor('DE'), documents: [] }, new Map())).toThrow(
    'An invoice address is saved',
  );
});
