import { describe, expect, test } from 'vitest';
import { growth } from '../../test-support/linear-time.ts';
import { countryFor } from '../countries/countries.ts';
import { normalisePostalCode } from '../countries/postal-code.ts';
import { hasAllowedCharacters, looksLikeWebAddress } from './characters.ts';
import { judgeEmail } from './email.ts';
import { judgeExtraLine } from './extra-line.ts';
import { judgeFloor } from './floor.ts';
import { judgeMobilePhone } from './mobile-phone.ts';
import { judgeName } from './name.ts';
import { judgePassword, passwordStrength } from './password.ts';
import { judgePhone } from './phone.ts';
import { judgePostalCode } from './postal-code.ts';
import { isBlank } from './required.ts';
import { hasReservedTerm } from './reserved-terms.ts';
import { judgeAddressCharacters, judgeStreet } from './street.ts';
import { judgeCompanyTax, judgeTaxNumber } from './tax.ts';
import { judgeProvince } from './town.ts';

const companyTerms = ['crema', 'crema filiale'];
const name = { field: 'firstName', required: true, colon: false, companyTerms } as const;

const [germany, turkey, britain] = [countryFor('DE'), countryFor('TR'), countryFor('GB')];

type Rows = readonly (readonly [name: string, run: (text: string) => unknown])[];

/** What takes whatever was typed. */
const judges: Rows = [
  ['judgeName', (text) => judgeName(text, { ...name, bounds: { max: 40 } })],
  ['judgeEmail', judgeEmail],
  ['judgePassword', judgePassword],
  ['passwordStrength', passwordStrength],
  ['judgeStreet', (text) => judgeStreet(text, germany)],
  ['judgeTown', (text) => judgeProvince(text, 'province', turkey)],
  ['judgePostalCode', (text) => judgePostalCode(text, undefined, britain)],
  ['judgePostalCode without a format', (text) => judgePostalCode(text, text, countryFor('XX'))],
  ['judgeExtraLine', (text) => judgeExtraLine(text, { required: true, country: germany, companyTerms })],
  ['judgeFloor', (text) => judgeFloor(text, 'floorDoor', true)],
  ['judgePhone', (text) => judgePhone(text, { required: true, preset: '+36' })],
  ['judgeMobilePhone', (text) => judgeMobilePhone('532', text)],
  ['judgeTaxNumber', judgeTaxNumber],
  ['judgeCompanyTax', (text) => judgeCompanyTax(text, 'companyTaxNumber', { length: 10 })],
];

/** What they are made of, where no bound of length comes first; a last sign makes patterns fail as late as they can. */
const parts: Rows = [
  ['judgeName without bounds', (text) => judgeName(text, { ...name, bounds: {} })],
  ['judgeName without bounds, behind a letter', (text) => judgeName(`a${text}!`, { ...name, bounds: {} })],
  ['hasAllowedCharacters', (text) => hasAllowedCharacters(`${text}!`, true)],
  ['looksLikeWebAddress', looksLikeWebAddress],
  ['hasReservedTerm', (text) => hasReservedTerm(text, companyTerms)],
  [
    'judgeStreet without bounds',
    (text) => judgeStreet(text, { ...germany, street: { min: 0, max: Infinity } }),
  ],
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
  '😀',
  '\uD800',
];

/** One letter that NFKD turns into eighteen. */
const longest = 'ﷺ';

// Other tries before it fails: one measurement can meet a busy machine, three seldom do.
const patient = { retry: { count: 2, delay: 200 } };

describe.each(judges)('%s takes no more than linear time', (_, run) => {
  test.for([...samples, longest])('for %j', patient, (sample) => {
    const { ratio, milliseconds } = growth(run, sample);
    expect(ratio).toBeLessThanOrEqual(2.5);
    expect(milliseconds).toBeLessThan(5);
  });
});

describe.each(parts)('%s takes no more than linear time', (_, run) => {
  test.for(samples)('for %j', patient, (sample) => {
    const { ratio, milliseconds } = growth(run, sample);
    expect(ratio).toBeLessThanOrEqual(2.5);
    expect(milliseconds).toBeLessThan(5);
  });

  // Eighteen times the work is no mistake where no bound comes first; more than that would be.
  test(`for ${longest}`, patient, () => expect(growth(run, longest).ratio).toBeLessThanOrEqual(2.5));
});

test('quadratic time is noticed', patient, () => {
  const quadratic = (text: string) => Array.from(text).some(() => text.includes('#'));
  expect(growth(quadratic, 'a').ratio).toBeGreaterThan(2.5);
});

test('times too short to compare count as no growth', () => {
  expect(growth((text) => text.length, 'a').ratio).toBe(0);
});
