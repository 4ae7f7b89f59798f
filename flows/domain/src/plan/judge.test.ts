import { describe, expect, it, test } from 'vitest';
import { contextOf } from '../fields/address-fields.ts';
import { personAnswers } from '../fields/person-fields.ts';
import { flowDefinitions } from '../flows/index.ts';
import { standaloneFlow } from '../flows/standalone-with-rules.ts';
import type { FormValues } from '../model/issue.ts';
import { siteFor, type SiteKey } from '../sites/index.ts';
import type { Flow } from './form-plan.ts';
import { judge } from './judge.ts';
import type { PlanOptions } from './plan-context.ts';
import { schemaFor } from './schema-for.ts';

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };

const address = {
  countryCode: 'DE',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Kaffeestraße 12',
};

/** Values under their inputs' names. */
const at = (path: string, parts: FormValues): FormValues =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${path}.${part}`, value]));

const erika: FormValues = {
  ...at('personalData', { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster' }),
  ...at('personalData.birthDate', { day: '3', month: '2', year: '1985' }),
  ...at('address', address),
  email: 'erika@example.com',
  password: 'Kaffee123',
};

/** Returns the issues of Erika's checkout with address after a change, as `field: code params`. */
function wrong(
  change: FormValues,
  site: SiteKey = 'DE',
  options: PlanOptions = { withAddress: true },
  flow: Flow = 'checkout',
) {
  const { planFor, answersOf, ruleOf } = flowDefinitions[flow];
  const values = { ...erika, ...change };
  const plan = planFor(siteFor(site), { ...options, ...answersOf(values) });
  return judge(plan, values, siteFor(site), env, ruleOf).issues.map(({ field = '-', code, params }) =>
    [
      `${field.replace(/^(address|personalData)\./, '')}: ${code}`,
      ...(params ? [JSON.stringify(params)] : []),
    ].join(' '),
  );
}

const of = (parts: FormValues) => at('address', parts);

/** Every kind of field, wrong once: the key, its input, and the parameters of its message. */
const table: readonly (readonly [FormValues, readonly string[], SiteKey?, PlanOptions?, Flow?])[] = [
  [{}, []],
  [{ 'personalData.salutation': '' }, ['salutation: salutationIsRequired']],
  [{ 'personalData.firstName': 'a'.repeat(41) }, ['firstName: firstNameMaxLength {"max":40}']],
  [{ 'personalData.lastName': 'Crema' }, ['lastName: lastNameinvalidtermError']],
  [{ 'personalData.lastName': 'De:mir' }, ['lastName: invalidCharacter']],
  [
    { 'personalData.salutation': 'COMPANY', 'personalData.companyName': 'a'.repeat(31) },
    ['companyName: companyNameMaxLength {"max":30}'],
  ],
  [{ 'personalData.birthDate.year': '' }, ['birthDate: birthDateIncomplete']],
  [{ 'personalData.birthDate.month': '13' }, ['birthDate.month: birthDateError {"part":"month"}']],
  [
    { 'personalData.birthDate.day': '32', 'personalData.birthDate.year': '85' },
    ['birthDate.year: birthDateError {"part":"year"}', 'birthDate.day: birthDateError {"part":"day"}'],
    'HU',
    {},
  ],
  [{ 'personalData.birthDate.year': '2015' }, ['birthDate: birthDateMinAge {"age":16}']],
  [{ 'personalData.birthDate.year': '2009' }, ['birthDate: birthDateMinAge {"age":18}'], 'PL', {}],
  [{ email: `${'a'.repeat(260)}@x.de` }, ['email: emailMaxLength {"max":255}']],
  [{ password: '1234567' }, ['password: passwordMinLength {"min":8}']],
  [{ password: 'a'.repeat(65) }, ['password: passwordMaxLength {"max":64}']],
  [{ password: '' }, []],
  [{ password: '' }, ['password: passwordIsRequired'], 'DE', { passwordRequired: true }],
  [
    { password: '' },
    ['password: passwordIsRequiredCS'],
    'DE',
    { passwordRequired: true, subscription: 'COFFEE' },
  ],
  [of({ countryCode: 'XX' }), ['countryCode: countryIsRequired']],
  [of({ extraLine: 'a'.repeat(31) }), ['extraLine: extraLineMaxLength {"max":30}']],
  [of({ extraLine: 'Packstation' }), ['extraLine: extraLineinvalidtermError']],
  [{}, ['extraLine: extraLineIsRequired'], 'DE', { withAddress: true, requiredParts: ['extraLine'] }],
  [
    of({ postalCode: '', postalTown: '' }),
    ['postalCode: postalCodeAndTownIsRequired', 'postalTown: postalCodeAndTownIsRequired'],
  ],
  [of({ postalCode: '' }), ['postalCode: postalCodeIsRequired']],
  [of({ postalTown: '' }), ['postalTown: postalTownIsRequired']],
  [of({ postalCode: '123' }), ['postalCode: postalCodeFormat {"format":"10115"}']],
  [of({ postalTown: 'a'.repeat(51) }), ['postalTown: postalTownMaxLength {"max":50}']],
  [of({ streetAddress: 'A1' }), ['streetAddress: streetMinLength {"min":3}']],
  [of({ streetAddress: 'a'.repeat(61) }), ['streetAddress: streetMaxLength {"max":60}']],
  [of({ streetAddress: 'Kaffeestraße' }), ['streetAddress: housenumberIsInvalid']],
  [of({ phoneNumber: '1234' }), ['phoneNumber: phoneNumberMinLength {"min":5}']],
  [of({ phoneNumber: '1'.repeat(17) }), ['phoneNumber: phoneNumberMaxLength {"max":16}']],
  [{}, ['phoneNumber: phoneNumberIsRequired'], 'DE', { withAddress: true, requiredParts: ['phoneNumber'] }],
  [of({ countryCode: 'HU', postalCode: '1051', phoneNumber: '+36' }), [], 'DE'],
  // The form puts no Hungarian prefix into a German address, so the shopper typed this one.
  [of({ phoneNumber: '+36' }), ['phoneNumber: phoneNumberMinLength {"min":5}'], 'HU'],
  [
    of({ countryCode: 'AT', postalCode: '1010', floorDoor: '12345' }),
    ['floorDoor: floorDoorMaxLength {"max":4}'],
  ],
  [
    of({ countryCode: 'AT', postalCode: '1010' }),
    [
      'floorStairs: floorStairsIsRequired',
      'floorLevel: floorLevelIsRequired',
      'floorDoor: floorDoorIsRequired',
    ],
    'AT',
    { withAddress: true, requiredParts: ['floorStairs', 'floorLevel', 'floorDoor'] },
  ],
  [{ 'personalData.lastName': 'De:mir', 'consents.guest': 'on' }, [], 'TR', { hidePassword: true }],
  [{}, ['consents.guest: consent.guest'], 'TR', { hidePassword: true }],
  [{}, ['consents.membership: consent.membership'], 'TR', {}],
  [{}, ['consents.communityConditions: consent.communityConditions'], 'DE', {}, 'community-request'],
  [{ 'consents.communityConditions': 'on' }, [], 'DE', {}, 'community-request'],
  [{}, ['-: CARD_NOT_AVAILABLE'], 'TR', {}, 'loyalty-card'],
  [
    { 'consents.newsletter': 'on' },
    ['consents.cardTermsAndConditions: consent.cardTermsAndConditions'],
    'DE',
    {},
    'loyalty-card',
  ],
  [
    {
      'consents.newsletter': 'on',
      'consents.cardTermsAndConditions': 'on',
      'cardSelection.layout': 'PLASTIC',
    },
    ['cardSelection.layout: missingInvoiceAddress'],
    'DE',
    { customer: { firstName: 'E', lastName: 'M', email: 'e@example.com' } },
    'loyalty-card',
  ],
  [
    {
      'consents.newsletter': 'on',
      'consents.cardTermsAndConditions': 'on',
      'cardSelection.layout': 'PLASTIC',
    },
    [
      'cardSelection.address.postalCode: postalCodeAndTownIsRequired',
      'cardSelection.address.postalTown: postalCodeAndTownIsRequired',
      'cardSelection.address.streetAddress: streetIsRequired',
    ],
    'DE',
    {},
    'loyalty-card',
  ],
  [
    {
      'consents.newsletter': 'on',
      'consents.cardTermsAndConditions': 'on',
      'cardSelection.phoneNumber': '12',
    },
    ['cardSelection.phoneNumber: phoneNumberMinLength {"min":5}'],
    'DE',
    {},
    'loyalty-card',
  ],
  [
    of({ salutation: 'MRS', firstName: '', lastName: 'Muster' }),
    ['firstName: firstNameIsRequired'],
    'DE',
    {},
    'invoice-address',
  ],
  [
    of({ salutation: 'COMPANY', companyName: 'a'.repeat(81), firstName: 'E', lastName: 'M' }),
    ['companyName: companyNameMaxLength {"max":80}'],
    'DE',
    {},
    'invoice-address',
  ],
];

test.each(table.map(([change, issues, site, options, flow]) => ({ change, issues, site, options, flow })))(
  '$flow $site $options: $change → $issues',
  ({ change, issues, site, options, flow }) => {
    expect(wrong(change, site, options, flow)).toEqual(issues);
  },
);

describe('a Turkish address', () => {
  const turkish = of({
    countryCode: 'TR',
    postalTown: 'İstanbul',
    postalDistrict: 'Kadıköy',
    postalCode: '34710',
    streetAddress: 'Kahve Sokak No:5',
    mobilePhonePrefix: '532',
    mobilePhoneNumber: '1234567',
  });
  const changed = (parts: FormValues) => wrong({ ...turkish, ...of(parts) });

  it.each<readonly [FormValues, readonly string[]]>([
    [{}, []],
    [
      { postalTown: '', postalCode: '' },
      ['postalTown: provinceIsRequired', 'postalCode: postalCodeIsRequired'],
    ],
    [{ postalDistrict: '' }, ['postalDistrict: districtIsRequired']],
    [{ postalDistrict: 'a'.repeat(51) }, ['postalDistrict: postalTownMaxLength {"max":50}']],
    [{ postalTown: 'a'.repeat(51) }, ['postalTown: postalTownMaxLength {"max":50}']],
    [{ streetAddress: 'Kahve' }, ['streetAddress: streetMinLength {"min":10}']],
    [{ streetAddress: 'a'.repeat(101) }, ['streetAddress: streetMaxLength {"max":100}']],
    [{ streetAddress: 'Kahve Sokak #5' }, ['streetAddress: unsupportedCharactersTr']],
    [{ extraLine: 'Blok #1' }, ['extraLine: extraInvalidCharacterTr']],
    [
      { mobilePhonePrefix: '', mobilePhoneNumber: '' },
      ['mobilePhonePrefix: mobilePrefixIsRequired', 'mobilePhoneNumber: mobilePhoneIsRequired'],
    ],
    [{ mobilePhonePrefix: '' }, ['mobilePhonePrefix: mobilePrefixAndNumberIsRequired']],
    [{ mobilePhoneNumber: '' }, ['mobilePhoneNumber: mobilePrefixAndNumberIsRequired']],
    [{ mobilePhoneNumber: '123' }, ['mobilePhoneNumber: mobilePhoneLength {"length":7}']],
    [{ companyInvoice: 'on' }, ['taxNumber: taxNumberIsRequired']],
    [{ companyInvoice: 'on', taxNumber: '0'.repeat(11) }, ['taxNumber: taxNumberIsInvalid {"length":11}']],
    [{ companyInvoice: 'on', taxNumber: '1'.repeat(12) }, ['taxNumber: taxNumberMaxLength {"max":11}']],
    [
      { companyInvoice: 'on', companyType: 'INSTITUTIONAL' },
      [
        'companyName: companyNameIsRequired',
        'companyTaxBranch: companyTaxBranchIsRequired',
        'companyTaxNumber: companyTaxNumberIsRequired',
      ],
    ],
    [
      {
        companyInvoice: 'on',
        companyType: 'INSTITUTIONAL',
        companyName: 'Kahve A.Ş.',
        companyTaxBranch: 'a'.repeat(41),
        companyTaxNumber: '123',
      },
      [
        'companyTaxBranch: companyTaxBranchMaxLength {"max":40}',
        'companyTaxNumber: companyTaxNumberLength {"length":10}',
      ],
    ],
  ])('%j → %j', (parts, issues) => expect(changed(parts)).toEqual(issues));
});

test('a value that is known and cannot be changed is not judged', () => {
  const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
  const values = of({ salutation: 'MRS', lastName: 'Muster', firstName: '' });
  expect(wrong(values, 'DE', { customer }, 'invoice-address')).toEqual([]);
});

test('a code or a town of invisible signs counts as none, for the other one too', () => {
  const both = ['postalCode: postalCodeAndTownIsRequired', 'postalTown: postalCodeAndTownIsRequired'];
  expect(wrong(of({ postalCode: '', postalTown: '\u200B' }))).toEqual(both);
  expect(wrong(of({ postalCode: '\u200B', postalTown: '' }))).toEqual(both);
});

test('the sign-up page judges as the server does', () => {
  const site = siteFor('DE');
  const values = { ...erika, 'personalData.firstName': '', cardMembership: 'on' };
  const issues = [standaloneFlow, flowDefinitions.standalone].map(
    ({ planFor, answersOf, ruleOf }) =>
      judge(planFor(site, answersOf(values)), values, site, env, ruleOf).issues,
  );
  expect(issues[0]?.map(({ code }) => code)).toEqual([
    'firstNameIsRequired',
    'consent.cardTermsAndConditions',
    'consent.newsletter',
  ]);
  expect(issues[1]).toEqual(issues[0]);
});

describe('a form’s schema', () => {
  const site = siteFor('DE');
  const { planFor, ruleOf } = standaloneFlow;
  const { '~standard': schema } = schemaFor(planFor(site, {}), site, env, ruleOf);

  it('speaks the Standard Schema interface', () => {
    expect(schema).toMatchObject({ version: 1, vendor: 'crema' });
    expect(schema.validate(erika)).toEqual({ value: erika });
    expect(schema.validate({ ...erika, email: '' })).toEqual({
      issues: [{ message: 'emailIsRequired', path: ['email'] }],
    });
  });

  it.each([[undefined], [null], ['text'], [{ email: 5 }], [{ email: 'e@b.de', password: 5 }], [[1]]])(
    'refuses %j, which no form sends',
    (values) => {
      expect(schema.validate(values)).toEqual({ issues: [{ message: 'MALFORMED_REQUEST' }] });
    },
  );
});

test.each<readonly [FormValues, object]>([
  [
    {},
    {
      salutation: undefined,
      cardMembership: false,
      passwordGiven: false,
      country: undefined,
      companyInvoice: false,
    },
  ],
  // Only the salutation of a company changes the fields.
  [{ 'personalData.salutation': 'COMPANY' }, { salutation: 'COMPANY' }],
  [{ 'personalData.salutation': 'MRS' }, { salutation: undefined }],
  [{ 'personalData.salutation': 'KING' }, { salutation: undefined }],
  [{ 'address.salutation': 'COMPANY', 'personalData.salutation': 'MR' }, { salutation: undefined }],
  [{ 'address.companyInvoice': 'on' }, { companyInvoice: true, country: undefined }],
  [{ cardMembership: 'on' }, { cardMembership: true }],
  [{ cardMembership: 'off' }, { cardMembership: false }],
  [{ 'cardSelection.layout': 'PLASTIC' }, { cardLayout: 'PLASTIC' }],
  [{ 'cardSelection.layout': 'GOLD' }, { cardLayout: undefined }],
  [{ password: ' ' }, { passwordGiven: false }],
  [{ password: 'x' }, { passwordGiven: true }],
  [
    { 'address.countryCode': 'TR', 'address.companyInvoice': 'on', 'address.companyType': 'INSTITUTIONAL' },
    { country: 'TR', companyInvoice: true, companyType: 'INSTITUTIONAL' },
  ],
  [
    { 'cardSelection.address.countryCode': 'DE', 'cardSelection.address.companyType': 'INDIVIDUAL' },
    { country: 'DE', companyType: 'INDIVIDUAL' },
  ],
  [
    { 'address.countryCode': '', 'cardSelection.address.countryCode': 'DE', 'address.companyType': 'NOBODY' },
    { country: '', companyType: undefined },
  ],
])('the values %j answer %j', (values, answers) => {
  expect(contextOf(values)).toMatchObject(answers);
  // A form without a choice of card or an address changes nothing for a password.
  const { salutation, cardMembership } = contextOf(values);
  expect(personAnswers(values)).toEqual({ salutation, cardMembership });
});

test.each([
  ['COMPANY', 'COMPANY'],
  ['KING', undefined],
  [undefined, undefined],
])('the form of the invoice address reads its own salutation: %s → %s', (said, salutation) => {
  const values = { 'personalData.salutation': 'MR', 'address.countryCode': 'DE' };
  const own: FormValues = said === undefined ? values : { ...values, 'address.salutation': said };
  expect(flowDefinitions['invoice-address'].answersOf(own)).toMatchObject({ salutation, country: 'DE' });
});

test('a field of several inputs names them all', () => {
  const { planFor } = flowDefinitions.checkout;
  const inputs = planFor(siteFor('TR'), { withAddress: true, hidePassword: true }).fields.flatMap(
    (field) => field.inputs,
  );
  expect(inputs).toEqual([
    'personalData.salutation',
    'personalData.firstName',
    'personalData.lastName',
    'personalData.birthDate.day',
    'personalData.birthDate.month',
    'personalData.birthDate.year',
    'email',
    'address.countryCode',
    'address.postalTown',
    'address.postalDistrict',
    'address.streetAddress',
    'address.extraLine',
    'address.postalCode',
    'address.mobilePhonePrefix',
    'address.mobilePhoneNumber',
    'address.companyInvoice',
  ]);
});
