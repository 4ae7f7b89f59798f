import { describe, expect, it, test } from 'vitest';
import { flowDefinitions } from '../flows/index.ts';
import type { FormValues } from '../model/issue.ts';
import { siteFor, type SiteKey } from '../sites/index.ts';
import type { Flow } from './form-plan.ts';
import { judgeWithCauses } from './judge-with-causes.ts';
import { judge } from './judge.ts';

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };

/** Returns the cause of the error at one input of the checkout with address, and the sign that it names. */
function said(
  field: string,
  text: string,
  site: SiteKey = 'DE',
  given: FormValues = {},
  flow: Flow = 'checkout',
) {
  const { planFor, answersOf, ruleOf } = flowDefinitions[flow];
  const values = { 'address.countryCode': 'DE', ...given, [field]: text };
  const plan = planFor(siteFor(site), { withAddress: true, ...answersOf(values) });
  const found = judgeWithCauses(plan, values, siteFor(site), env, ruleOf).issues;
  expect(found.map(({ code }) => code)).toEqual(
    judge(plan, values, siteFor(site), env, ruleOf).issues.map(({ code }) => code),
  );
  const issue = found.find((each) => each.field === field);
  return issue && [issue.code, ...Object.values(issue.params ?? {})].join(' ');
}

const name = 'personalData.lastName';
const company = 'personalData.companyName';
const sign = (each: string) => `invalidCharacter invalidCharacter.sign ${each}`;
const web = 'invalidCharacter invalidCharacter.web';
const nothing = 'invalidCharacter';

describe('a text with a sign that it may not have', () => {
  it.each([
    ['a!', sign('!')],
    ['!', sign('!')],
    ['a<b>', sign('<')],
    ['a{b', sign('{')],
    ['a"b', sign('"')],
    ['☕', sign('☕')],
    ['Anna: #1', sign(':')],
    ['123!', sign('!')],
    // Names the sign as shoppers see it: a family, a skin colour, a flag, a sign with a mark, a sign in full width.
    ['a👨‍👩‍👧‍👦', sign('👨‍👩‍👧‍👦')],
    ['👍🏽a', sign('👍🏽')],
    ['a🏽', sign('🏽')],
    ['a.🏽', sign('🏽')],
    ['🇩🇪', sign('🇩🇪')],
    ['☕️', sign('☕️')],
    ['a!\u0301', sign('!\u0301')],
    ['a！', sign('！')],
    // The first sign is allowed at its position, so the cause names the second one.
    ['Paral·lel!', sign('!')],
    ['5 n° A!', sign('!')],
  ])('%j gets the cause %j', (text, expected) => expect(said(name, text)).toBe(expected));

  it('names a long pile of marks by the sign below it', () => {
    expect(said(name, `a!${'\u0301'.repeat(30)}`)).toBe(sign('!'));
  });

  it.each([
    ['a single surrogate', 'a\ud800'],
    ['a code point without a character', 'a\u0378'],
    ['a sign of private use', 'a\ue000'],
    ['a name without a letter', '123'],
  ])('does not name %s', (_, text) => expect(said(name, text)).toBe(nothing));

  it('names the sign that is seen beside one that is not', () => {
    expect(said(name, 'a\ue000!')).toBe(sign('!'));
  });

  it('leaves alone what is not judged, such as a mark without a letter or an invisible sign', () => {
    expect(said(name, '\u0301a\u200b')).toBeUndefined();
  });
});

describe('each field names the signs that it refuses', () => {
  it.each<[field: string, text: string, expected: string, site?: SiteKey, given?: FormValues]>([
    [company, 'Rösterei_', sign('_'), 'DE', { 'personalData.salutation': 'COMPANY' }],
    ['address.extraLine', 'Haus: 5', sign(':')],
    ['address.streetAddress', '#12 Weg 3', sign('#')],
    ['address.postalCode', '1_', sign('_')],
    ['address.postalTown', 'Köln!', sign('!')],
    ['address.floorDoor', '#3', sign('#'), 'AT', { 'address.countryCode': 'AT' }],
    // The colon goes with the word before it.
    ['address.floorDoor', 'Top:1!', sign('!'), 'AT', { 'address.countryCode': 'AT' }],
    [name, 'De:mir!', sign('!'), 'TR'],
  ])('%s: %s', (field, text, expected, site, given) => expect(said(field, text, site, given)).toBe(expected));

  it.each([
    ['address.companyTaxBranch', 'Kadıköy-2', '-', 'INSTITUTIONAL'],
    ['address.companyTaxNumber', '1.3', '.', 'INSTITUTIONAL'],
    ['address.taxNumber', '12/3', '/', 'INDIVIDUAL'],
  ])('%s: %s', (field, text, expected, companyType) => {
    const given = {
      'address.countryCode': 'TR',
      'address.companyInvoice': 'on',
      'address.companyType': companyType,
    };
    expect(said(field, text, 'TR', given, 'invoice-address')).toBe(sign(expected));
  });

  it.each([
    ['address.streetAddress', 'Kahve Sokak #5', 'unsupportedCharactersTr'],
    ['address.extraLine', 'Blok #1', 'extraInvalidCharacterTr'],
  ])('a Turkish %s keeps its own words', (field, text, expected) =>
    expect(said(field, text, 'TR', { 'address.countryCode': 'TR' })).toBe(expected),
  );
});

describe('a text that looks like a web address', () => {
  it.each(['www.a', 'https://x', 'x.com', 'kaffee.de/!', 'a@kaffee.de', 'www.a!'])('%s', (text) =>
    expect(said(name, text)).toBe(web),
  );

  it('of a company', () => {
    const given = { 'personalData.salutation': 'COMPANY' };
    expect(said(company, 'booking.com/x', 'DE', given)).toBe(web);
    expect(said(company, 'Booking.com!', 'DE', given)).toBe(sign('!'));
  });

  it('only because of a sign gets that sign', () => {
    expect(said(name, 'abc.de?st')).toBe(sign('?'));
  });
});

test.each([
  ['erika', 'at'],
  ['erika muster', 'at'],
  ['eri ka@example.com', 'blank'],
  ['jürgen@example.com', 'letter'],
  ['şule@example.com', 'letter'],
  ['erika@example', 'ending'],
  ['erika@example.', 'ending'],
  ['mailto:jürgen@example.com', 'letter'],
])('the e-mail address %s gets the cause %s', (email, cause) =>
  expect(said('email', email)).toBe(`emailIsInvalid emailIsInvalid.${cause}`),
);

test.each(['@', 'erika@', 'a@b@example.com', 'erika..m@example.com', '☕@example.com', 'e@example.c'])(
  'the e-mail address %s gets no cause',
  (email) => expect(said('email', email)).toBe('emailIsInvalid'),
);

test('a number before the street gets a cause, a day in its name does not', () => {
  const street = (text: string) => said('address.streetAddress', text);
  expect(street('12 Weg')).toBe('housenumberIsInvalid housenumberIsInvalid.first');
  expect(street('12a Weg')).toBe('housenumberIsInvalid housenumberIsInvalid.first');
  expect(street('1. Mai-Straße')).toBe('housenumberIsInvalid');
  expect(street('Kaffeestraße')).toBe('housenumberIsInvalid');
});
