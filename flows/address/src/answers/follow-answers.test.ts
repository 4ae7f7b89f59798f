import { type AddressEntries, emptyMemory } from '@crema/flow-domain';
import { describe, expect, test } from 'vitest';
import { followAnswers } from './follow-answers.ts';

const german = { salutation: 'MRS', countryCode: 'DE', postalCode: '50667', postalTown: 'Köln' };
const turkish = { countryCode: 'TR', postalTown: 'İstanbul', postalDistrict: 'Kadıköy' };
const person = { companyInvoice: 'on', companyType: 'INDIVIDUAL', taxNumber: '12345678901' };
const company = {
  companyInvoice: 'on',
  companyType: 'INSTITUTIONAL',
  companyName: 'Kahve',
  companyTaxBranch: 'Kadıköy',
  companyTaxNumber: '1234567890',
};
const noCompany = { companyName: '', companyTaxBranch: '', companyTaxNumber: '' };
const off = { companyInvoice: '', companyType: '' };

/** Before, the answer, and what follows from it. */
const answers: readonly (readonly [string, AddressEntries, AddressEntries, AddressEntries])[] = [
  ['another street', german, { streetAddress: 'Am Wall 1' }, {}],
  ['another town outside Turkey', german, { postalTown: 'Bonn' }, {}],
  ['the same province', turkish, { postalTown: 'İstanbul' }, {}],
  ['another province', turkish, { postalTown: 'Ankara' }, { postalDistrict: '' }],
  ['no province', turkish, { postalTown: '' }, { postalDistrict: '' }],
  ['the tick', turkish, { companyInvoice: 'on' }, { companyType: 'INDIVIDUAL', ...noCompany }],
  [
    'the tick taken away from a person',
    { ...turkish, ...person },
    { companyInvoice: '' },
    { ...off, taxNumber: '', ...noCompany },
  ],
  [
    'the tick taken away from a company',
    { ...turkish, ...company },
    { companyInvoice: '' },
    { ...off, taxNumber: '', ...noCompany },
  ],
  ['a company', { ...turkish, ...person }, { companyType: 'INSTITUTIONAL' }, { taxNumber: '' }],
  ['a private person', { ...turkish, ...company }, { companyType: 'INDIVIDUAL' }, noCompany],
  ['a country with a telephone of its own', german, { countryCode: 'HU' }, { phoneNumber: '+36' }],
  [
    'such a country, after a number was typed',
    { ...german, phoneNumber: '0221123' },
    { countryCode: 'HU' },
    {},
  ],
  [
    'a country without, after a bare beginning',
    { ...german, countryCode: 'HU', phoneNumber: '+36' },
    { countryCode: 'DE' },
    { phoneNumber: '' },
  ],
  [
    'a country without this salutation',
    { ...german, salutation: 'COMPANY', phoneNumber: '1' },
    { countryCode: 'PL' },
    { salutation: '' },
  ],
];

test.each(answers)('%s', (_, before, answer, follows) => {
  const now = { entries: { ...before, ...answer }, memory: emptyMemory };
  const { entries } = followAnswers(before, now);
  const filled = Object.fromEntries(Object.entries(follows).filter(([, value]) => value !== undefined));
  expect(entries).toEqual({ ...now.entries, salutation: now.entries.salutation, ...filled });
});

describe('a country that is filled in together with an address', () => {
  const filledIn = (before: AddressEntries, filled: AddressEntries) =>
    followAnswers(before, { entries: { ...before, ...filled }, memory: emptyMemory }, filled).entries;

  test('keeps, across Turkey’s border, what both sides ask for, and nothing older', () => {
    const filled = {
      countryCode: 'DE',
      postalCode: '50667',
      streetAddress: 'Domkloster 4',
      extraLine: 'Hof',
    };
    const entries = filledIn({ ...turkish, mobilePhonePrefix: '532' }, filled);
    expect(entries).toMatchObject(filled);
    expect(entries).not.toHaveProperty('postalDistrict');
    expect(entries).not.toHaveProperty('mobilePhonePrefix');
  });

  test('drops an empty part for what the country brings back', () => {
    expect(filledIn(turkish, { countryCode: 'DE', postalCode: ' ' })).not.toHaveProperty('postalCode');
  });

  test.each([
    ['İstanbul', 'İstanbul'],
    ['istanbul', 'İstanbul'],
    ['ISTANBUL', 'İstanbul'],
    ['Canakkale', 'Çanakkale'],
    ['IĞDIR', 'Iğdır'],
    [' Ankara ', 'Ankara'],
    ['Kadıköy', ''],
    ['Köln', ''],
  ])('the town “%s” becomes the province “%s” of Turkey', (town, province) => {
    expect(filledIn(german, { countryCode: 'TR', postalTown: town }).postalTown).toBe(province);
  });

  test('the town may come a moment after the country', () => {
    const before = { countryCode: 'TR', postalTown: '' };
    const filled = { countryCode: 'TR', postalTown: 'istanbul' };
    const [entries, typed] = [filled, { postalTown: 'Yeni' }].map(
      (each) => followAnswers(before, { entries: { ...before, ...each }, memory: emptyMemory }, each).entries,
    );
    expect(entries?.postalTown).toBe('İstanbul');
    // A province that the services name is chosen as it is.
    expect(typed?.postalTown).toBe('Yeni');
  });
});
