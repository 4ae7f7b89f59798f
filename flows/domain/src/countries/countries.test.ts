import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { postalCodeAsRead } from '../../test-support/as-read.ts';
import { judgePostalCode } from '../fields/postal/postal-rules.ts';
import { countryCodes, countryFor, deliversTo } from './countries.ts';
import { normalisePostalCode } from './postal-format.ts';

/** How many codes each format tries; `PROPERTY_RUNS` raises it. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);

/**
 * The formats of Registration §5 again, as patterns and as examples of real codes. The table must agree with them. Every country
 * that Registration does not name has four digits.
 */
const formats: Readonly<Record<string, readonly [example: string, format: RegExp, ...examples: string[]]>> = {
  AT: ['1010', /^\d{4}$/, '1010', '3741'],
  CH: ['1000', /^\d{4}$/, '2544', '1211'],
  BE: ['1000', /^\d{4}$/, '4000', '1000'],
  BG: ['1000', /^\d{4}$/, '1000', '1700'],
  CY: ['1010', /^\d{4}$/, '2008', '3304'],
  CZ: ['110 00', /^\d{3} \d{2}$/, '100 00', '251 66'],
  DE: ['10115', /^\d{5}$/, '26133', '53225'],
  DK: ['1000', /^\d{4}$/, '8660', '1566'],
  EE: ['10111', /^\d{4,5}$/, '69501', '1121'],
  ES: ['28001', /^\d{5}$/, '28039', '28300'],
  FI: ['00100', /^\d{5}$/, '00550', '00011'],
  FR: ['75001', /^\d{5}$/, '33380', '34092'],
  GB: [
    'SW1A 1AA',
    /^(?:[A-Z]{1,2}\d[A-Z\d]? \d|GIR 0)[A-Z]{2}$|^BFPO \d{1,3}$/,
    'EC1Y 8SY',
    'M2 5BQ',
    'DN16 9AA',
    'W1A 4ZZ',
    'M34 4AB',
  ],
  GR: ['105 57', /^\d{3} \d{2}$/, '151 24', '101 88'],
  HR: ['10000', /^\d{5,6}$/, '10000', '210011'],
  HU: ['1051', /^\d{4}$/, '1037', '2380'],
  IE: ['D02 AF30', /^[A-Z]\d[\dW][A-Z\d]{4}$/, 'A65F4E2', 'D6WXY00'],
  IT: ['00118', /^\d{5}$/, '00144', '47037'],
  LT: ['01100', /^\d{5}$/, '04340', '03500'],
  LU: ['1111', /^\d{4}$/, '4750', '2998'],
  LV: ['LV-1050', /^(?:LV-)?\d{4}$/, 'LV-1073', '1000'],
  MT: ['VLT 1117', /^[A-Z]{3} \d{4}$/, 'BZN 1130', 'SPB 6031'],
  NL: ['1012 AB', /^\d{4} [A-Z]{2}$/, '1234 AB', '2490 AA'],
  PL: ['00-001', /^\d{2}-\d{3}$/, '00-950', '05-470'],
  PT: ['1100-148', /^\d{4}-\d{3}$/, '2725-079', '1250-096'],
  RO: ['010011', /^\d{6}$/, '060274', '061357'],
  SE: ['111 20', /^\d{3} \d{2}$/, '114 55', '123 45'],
  SI: ['1000', /^\d{4}$/, '4000', '1001'],
  SK: ['811 01', /^\d{3} \d{2}$/, '010 01', '023 14'],
  TR: ['34110', /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/, '01960', '06101', '81999'],
  IS: ['101', /^\d{3}$/, '320', '121'],
  LI: ['9490', /^\d{4}$/, '9496', '9491'],
  NO: ['0150', /^\d{4}$/, '0025', '6631'],
};

/** Codes with signs that a shopper left out or typed in addition, and the form in which each is judged and sent. */
const normalised = [
  ['CZ', '10000', '100 00'],
  ['SK', '01001', '010 01'],
  ['SE', '11455', '114 55'],
  ['GR', '15124', '151 24'],
  ['NL', '1234ab', '1234 AB'],
  ['GB', 'ec1y8sy', 'EC1Y 8SY'],
  ['GB', 'm25bq', 'M2 5BQ'],
  ['GB', 'w1a4zz', 'W1A 4ZZ'],
  ['MT', 'bzn1130', 'BZN 1130'],
  ['PT', '2725079', '2725-079'],
  ['PL', ' 00950 ', '00-950'],
  ['IE', 'a65 f4e2', 'A65F4E2'],
  ['LV', 'lv-1073', 'LV-1073'],
  ['DE', ' 26133 ', '26133'],
  ['CZ', '100\u00a000', '100 00'],
  ['NL', '1012  AB', '1012 AB'],
  ['IE', 'a65\u00a0f4e2', 'A65F4E2'],
  ['LV', 'LV1073', 'LV-1073'],
  ['DE', 'D-20354', '20354'],
  ['DE', 'de 20354', '20354'],
  ['CH', 'CH-8000', '8000'],
  ['CH', 'ch\u20118000', '8000'],
  ['LU', 'L-1111', '1111'],
  ['LU', 'L – 1111', '1111'],
  ['SE', 'SE-11455', '114 55'],
  ['SE', 's-114 55', '114 55'],
  ['SI', 'SI-1000', '1000'],
  ['LT', 'LT-04340', '04340'],
  ['LI', 'FL-9490', '9490'],
  ['GB', 'gir0aa', 'GIR 0AA'],
  ['GB', 'bfpo61', 'BFPO 61'],
  ['GB', 'BFPO 801', 'BFPO 801'],
  ['DE', '１０１１５', '10115'],
  ['PL', '00–950', '00-950'],
  ['PL', '00 001', '00-001'],
  ['CZ', '110-00', '110 00'],
  ['CZ', '1000 0', '100 00'],
  ['PT', '1100 148', '1100-148'],
  ['PT', '27250-79', '2725-079'],
  ['NL', '1234-AB', '1234 AB'],
  ['DE', '26 133', '26133'],
  ['GB', 'GB SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'gb-bfpo 61', 'BFPO 61'],
  ['IE', 'IE D02 AF30', 'D02AF30'],
  ['IE', 'D02-AF30', 'D02AF30'],
  ['LV', 'LV 1073', 'LV-1073'],
  ['LV', '1073', '1073'],
  ['MT', 'MT VLT-1117', 'VLT 1117'],
] as const;

/** Codes that are wrong, wherever their blanks and hyphens are. */
const wrong = [
  ['GB', 'EC1Y 8S'],
  ['GB', 'M 5BQ'],
  ['GB', 'EC1YY 8SY'],
  ['IE', 'A65F4E'],
  ['TR', '00960'],
  ['TR', '82000'],
  ['AT', 'D-26133'],
  ['CH', 'A-1010'],
  ['DE', 'D-2613'],
  ['GB', 'GIR 0A'],
  ['GB', 'BFPO'],
  ['MT', 'ßN 1130'],
] as const;

test('the table has the 33 countries of Registration §3, in its order', () => {
  expect(countryCodes.join(' ')).toBe(
    'AT CH BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK TR IS LI NO',
  );
  expect(Object.keys(formats)).toEqual(countryCodes);
});

test('the shop delivers to the sites’ countries and the others of Registration §9, and nowhere else', () => {
  const sites = ['DE', 'AT', 'CH', 'CZ', 'HU', 'SK', 'TR', 'PL'];
  const others = 'BE BG CY DK EE ES FI FR GB GR HR IE IS IT LI LT LU LV MT NL NO PT RO SE SI'.split(' ');
  expect([...sites, ...others].every(deliversTo)).toBe(true);
  expect(['US', 'UA', 'CH_FR', ''].some(deliversTo)).toBe(false);
  expect(sites.length + others.length).toBe(countryCodes.length);
});

describe.each(Object.entries(formats))('the postal code of %s', (code, [told, format, ...examples]) => {
  const country = countryFor(code);
  const judge = (value: string) => judgePostalCode(postalCodeAsRead(value, country), 'Town', country);

  it('has an example that is right', () => {
    expect(country.postal?.example).toBe(told);
    expect(judge(told)).toBeUndefined();
  });

  it.each(examples)('%s is right', (example) => expect(judge(example)).toBeUndefined());

  it('is right whenever it has the format', () => {
    fc.assert(
      fc.property(fc.stringMatching(format), (each) => {
        expect(judge(each)).toBeUndefined();
      }),
      { numRuns },
    );
  });

  it('is wrong whenever one sign of it leaves the format', () => {
    const change = fc.tuple(
      fc.stringMatching(format),
      fc.nat(8),
      fc.constantFrom(...Array.from('09AZaz -/.#ßİ٣'), ''),
      fc.boolean(),
    );
    fc.assert(
      fc.property(change, ([right, at, sign, inserted]) => {
        const index = at % (right.length + 1);
        const corrupt = right.slice(0, index) + sign + right.slice(inserted ? index : index + 1);
        // Normalising accepts blanks around a code, lower case, and a separator alone, so these are no corruption.
        const left = normalisePostalCode(corrupt, country.postal);
        fc.pre(!format.test(left) && left !== '');
        expect(['postalCodeFormat', 'invalidCharacter']).toContain(judge(corrupt));
      }),
      { numRuns },
    );
  });
});

test.each(normalised)('%s %j is kept as %j', (code, typed, kept) => {
  const country = countryFor(code);
  expect(normalisePostalCode(typed, country.postal)).toBe(kept);
  expect(judgePostalCode(postalCodeAsRead(typed, country), 'Town', country)).toBeUndefined();
});

test.each(wrong)('%s %j stays wrong', (code, typed) => {
  const country = countryFor(code);
  expect(judgePostalCode(postalCodeAsRead(typed, country), 'Town', country)).toBe('postalCodeFormat');
});

test('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...countryCodes), (text, code) => {
      const { postal } = countryFor(code);
      const once = normalisePostalCode(text, postal);
      expect(normalisePostalCode(once, postal)).toBe(once);
    }),
    { numRuns: numRuns * 5 },
  );
});

/** Everything else that a country has of its own, in one line (Registration §3, §5). */
const own: Readonly<Record<string, string>> = {
  DE: 'postalCode postalTown streetAddress | 3-60 letter after-text | terms | MR MRS DIVERS COMPANY',
  AT: 'postalCode postalTown streetAddress | 3-60 digit | floors | MR MRS DIVERS COMPANY',
  CH: 'postalCode postalTown streetAddress | 3-60 digit |  | MR MRS DIVERS COMPANY',
  CZ: 'postalCode postalTown streetAddress | 3-60 digit |  | MR MRS',
  SK: 'postalCode postalTown streetAddress | 3-60 digit |  | MR MRS',
  PL: 'postalCode postalTown streetAddress | 3-60 digit |  | MR MRS',
  HU: 'postalCode postalTown streetAddress | 3-60 none | terms | MR MRS',
  LU: 'postalCode postalTown streetAddress | 3-60 none | terms | MR MRS DIVERS COMPANY',
  GB: 'streetAddress postalTown postalCode | 3-60 digit | terms | MR MRS DIVERS COMPANY',
  IE: 'streetAddress postalTown postalCode | 3-60 digit | terms | MR MRS DIVERS COMPANY',
  LV: 'streetAddress postalTown postalCode | 3-60 digit | terms | MR MRS DIVERS COMPANY',
  MT: 'streetAddress postalTown postalCode | 3-60 digit | terms | MR MRS DIVERS COMPANY',
  TR: 'postalTown postalDistrict streetAddress postalCode | 10-100 none | terms turkish | MR MRS',
};
const common = 'postalCode postalTown streetAddress | 3-60 digit | terms | MR MRS DIVERS COMPANY';

test.each(countryCodes)('%s asks for addresses and judges them in its own way', (code) => {
  const { order, street, streetLetter, houseNumber, extraLineTerms, floors, turkish, salutations } =
    countryFor(code);
  const said = [
    order.join(' '),
    [`${street.min}-${street.max}`, streetLetter ? 'letter' : '', houseNumber].filter(Boolean).join(' '),
    [extraLineTerms ? 'terms' : '', floors ? 'floors' : '', turkish ? 'turkish' : '']
      .filter(Boolean)
      .join(' '),
    salutations.join(' '),
  ];
  expect(said.join(' | ')).toBe(own[code] ?? common);
});

test('a country outside the table has the common rules and no postal format', () => {
  for (const code of ['XX', '', '__proto__', 'constructor', 'de']) {
    expect(countryFor(code)).toMatchObject({ code, houseNumber: 'digit', street: { min: 3, max: 60 } });
    expect(countryFor(code).postal).toBeUndefined();
  }
});
