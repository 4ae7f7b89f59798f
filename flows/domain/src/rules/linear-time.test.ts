import { describe, expect, test } from 'vitest';
import { mobilePhoneAsRead, phoneAsRead, postalCodeAsRead, textAsRead } from '../../test-support/as-read.ts';
import { type Growth, growth, steadyGrowth } from '../../test-support/linear-time.ts';
import { countryFor } from '../countries/countries.ts';
import { normalisePostalCode } from '../countries/postal-format.ts';
import { judgeEmail } from '../fields/email/email-rule.ts';
import { judgeFloor } from '../fields/floor/floor-rule.ts';
import { judgeMobilePhone } from '../fields/mobile-phone/mobile-phone-rule.ts';
import { judgeName } from '../fields/name/name-rule.ts';
import { passwordStrength } from '../fields/password/password-field.ts';
import { judgePassword } from '../fields/password/password-rule.ts';
import { judgePhone } from '../fields/phone/phone-rule.ts';
import { judgePostalCode, judgeProvince } from '../fields/postal/postal-rules.ts';
import { judgeExtraLine } from '../fields/street/extra-line-rule.ts';
import { splitStreet } from '../fields/street/split-street.ts';
import { judgeAddressCharacters, judgeStreet } from '../fields/street/street-rule.ts';
import { judgeCompanyTax, judgeTaxNumber } from '../fields/tax/tax-rule.ts';
import { standaloneFlow } from '../flows/standalone-with-rules.ts';
import { judgeWithCauses } from '../plan/judge-with-causes.ts';
import { siteFor } from '../sites/index.ts';
import { hasAllowedCharacters, looksLikeWebAddress } from './characters.ts';
import { cleanText } from './clean-text.ts';
import { isBlank } from './is-blank.ts';
import { hasReservedTerm } from './reserved-terms.ts';

const companyTerms = ['crema', 'crema filiale'];
const name = { of: 'firstName', required: true, colon: false, companyTerms } as const;

const [germany, turkey, britain] = [countryFor('DE'), countryFor('TR'), countryFor('GB')];

const site = siteFor('DE');
const plan = standaloneFlow.planFor(site, {});
const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms };

/** Returns the cause of a wrong entry, in a plan with no other field. */
function causeAt(name: string, text: string) {
  const fields = plan.fields.filter((field) => field.name === name);
  return judgeWithCauses({ ...plan, fields }, { [name]: text }, site, env, standaloneFlow.ruleOf);
}

type Rows = readonly (readonly [name: string, run: (text: string) => unknown])[];

/** Functions that get a text as it was typed, of any length. */
const judges: Rows = [
  ['judgeName', (text) => judgeName(text, { ...name, bounds: { max: 40 } })],
  ['judgeEmail', (text) => judgeEmail(textAsRead(text))],
  ['judgePassword', judgePassword],
  ['passwordStrength', passwordStrength],
  ['the cause of a name', (text) => causeAt('personalData.lastName', `a!${text}`)],
  ['the cause of an e-mail address', (text) => causeAt('email', text)],
  ['judgeStreet', (text) => judgeStreet(text, { country: germany })],
  ['splitStreet', (text) => [splitStreet(text, 'DE'), splitStreet(text, 'FR')]],
  ['judgeTown', (text) => judgeProvince(text, { kind: 'province', country: turkey })],
  ['judgePostalCode', (text) => judgePostalCode(postalCodeAsRead(text, britain), undefined, britain)],
  ['judgePostalCode without a format', (text) => judgePostalCode(text, text, countryFor('XX'))],
  ['judgeExtraLine', (text) => judgeExtraLine(text, { required: true, country: germany, companyTerms })],
  ['judgeFloor', (text) => judgeFloor(text, { of: 'floorDoor', required: true })],
  ['judgePhone', (text) => judgePhone(phoneAsRead(text, '+36'), { required: true })],
  ['judgeMobilePhone', (text) => judgeMobilePhone(...mobilePhoneAsRead('532', text))],
  ['judgeTaxNumber', judgeTaxNumber],
  ['judgeCompanyTax', (text) => judgeCompanyTax(text, 'companyTaxNumber', { length: 10 })],
];

/** The parts of these functions, without the check of the length. A last sign makes patterns fail as late as possible. */
const parts: Rows = [
  ['judgeName without bounds', (text) => judgeName(text, { ...name, bounds: {} })],
  ['judgeName without bounds, behind a letter', (text) => judgeName(`a${text}!`, { ...name, bounds: {} })],
  ['hasAllowedCharacters', (text) => hasAllowedCharacters(`${text}!`, true)],
  ['looksLikeWebAddress', looksLikeWebAddress],
  ['hasReservedTerm', (text) => hasReservedTerm(text, companyTerms)],
  [
    'judgeStreet without bounds',
    (text) => judgeStreet(text, { country: { ...germany, street: { min: 0, max: Infinity } } }),
  ],
  ['cleanText', cleanText],
  ['judgeAddressCharacters', (text) => judgeAddressCharacters(`${text}!`, turkey)],
  ['normalisePostalCode', (text) => normalisePostalCode(text, britain.postal)],
  ['isBlank', (text) => isBlank(`${text}!`)],
];

const samples: readonly string[] = [
  'a',
  'A1',
  'a-',
  'a.',
  '.',
  '@',
  'www',
  'www.',
  'aaa.d',
  '://',
  ' ',
  'a ',
  '\u00A0',
  '1',
  'a1',
  '9-',
  '+',
  'packstatio',
  'crema ',
  '\u0301',
  'e\u0301',
  '\u0301\u0323\u0345',
  '😀',
  '\uD800',
];

/** One letter that NFKD turns into eighteen letters. */
const longest = 'ﷺ';

const isLinear = ({ ratio }: Growth) => ratio <= 2.5;
const isQuick = (growth: Growth) => isLinear(growth) && growth.milliseconds < 5;

describe.each(judges)('%s takes no more than linear time', (_, run) => {
  test.for([...samples, longest])('for %j', (sample) => {
    const { ratio, milliseconds } = steadyGrowth(run, sample, isQuick);
    expect(ratio).toBeLessThanOrEqual(2.5);
    expect(milliseconds).toBeLessThan(5);
  });
});

describe.each(parts)('%s takes no more than linear time', (_, run) => {
  test.for(samples)('for %j', (sample) => {
    const { ratio, milliseconds } = steadyGrowth(run, sample, isQuick);
    expect(ratio).toBeLessThanOrEqual(2.5);
    expect(milliseconds).toBeLessThan(5);
  });

  // Without a check of the length, eighteen times the work is right, and more than that is a fault.
  test(`for ${longest}`, () => expect(steadyGrowth(run, longest, isLinear).ratio).toBeLessThanOrEqual(2.5));
});

test('quadratic time is noticed', () => {
  const quadratic = (text: string) => Array.from(text).some(() => text.includes('#'));
  expect(steadyGrowth(quadratic, 'a', (each) => !isLinear(each)).ratio).toBeGreaterThan(2.5);
});

test('times too short to compare count as no growth', () => {
  expect(growth((text) => text.length, 'a').ratio).toBe(0);
});
