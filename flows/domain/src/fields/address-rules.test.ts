import { describe, expect, it, test } from 'vitest';
import {
  floorAsRead,
  mobilePhoneAsRead,
  phoneAsRead,
  postalCodeAsRead,
  taxAsRead,
  textAsRead,
} from '../../test-support/as-read.ts';
import { countryFor } from '../countries/countries.ts';
import { judgeCountry } from './country/country-rule.ts';
import { judgeFloor } from './floor/floor-rule.ts';
import { judgeMobilePhone } from './mobile-phone/mobile-phone-rule.ts';
import { normalisePhone } from './phone/phone-field.ts';
import { judgePhone } from './phone/phone-rule.ts';
import { judgePostalCode, judgeProvince, judgeTown } from './postal/postal-rules.ts';
import { judgeExtraLine } from './street/extra-line-rule.ts';
import { judgeStreet } from './street/street-rule.ts';
import { judgeCompanyTax, judgeTaxNumber } from './tax/tax-rule.ts';

const companyTerms = ['crema', 'crema filiale'];

describe('street and house number (Registration §5, address)', () => {
  test.each([
    ['DE', '', 'streetIsRequired'],
    ['DE', '   ', 'streetIsRequired'],
    ['DE', 'Kaffeestraße 12', undefined],
    ['DE', '  Kaffeestraße 12 ', undefined],
    ['DE', 'A1', 'streetMinLength'],
    ['DE', 'A 1', undefined],
    ['DE', `  ${'a'.repeat(58)} 1  `, undefined],
    ['DE', ' A1 ', 'streetMinLength'],
    ['DE', `${'a'.repeat(59)} 1`, 'streetMaxLength'],
    ['DE', 'Kaffeestraße', 'housenumberIsInvalid'],
    ['DE', '1. Mai-Straße', 'housenumberIsInvalid'],
    ['DE', '1. Mai-Straße 3', undefined],
    ['DE', '12345', 'streetIsInvalid'],
    ['DE', '12 34', 'streetIsInvalid'],
    ['DE', 'Kaffeestraße #1', 'invalidCharacter'],
    ['DE', 'Kaffeestraße: 1', 'invalidCharacter'],
    ['DE', 'www.kaffee.de 1', 'invalidCharacter'],
    ['AT', 'Kaffeegasse', 'housenumberIsInvalid'],
    ['DE', 'Alte Pumpstation 5', undefined],
    ['GB', 'Shop Station 5', undefined],
    ['ES', 'Calle Mayor s/n', undefined],
    ['ES', 'Calle Mayor, S / N', undefined],
    ['ES', 'Calle Mayor s.n., bajo', undefined],
    ['ES', 'Calle Mayorsn', 'housenumberIsInvalid'],
    ['ES', 'Calle Snell', 'housenumberIsInvalid'],
    ['PT', 'Rua Nova s/n', undefined],
    ['IT', 'Via Roma snc', undefined],
    ['IT', 'Via Roma S.N.C.', undefined],
    ['IT', 'Via Roma s/n', 'housenumberIsInvalid'],
    ['HR', 'Obala b.b.', undefined],
    ['HR', 'Obala BB', undefined],
    ['SI', 'Trg b.š.', undefined],
    ['RO', 'Strada Lungă f.n.', undefined],
    ['PL', 'Rynek b/n', undefined],
    ['DE', 'Hauptstraße s/n', 'housenumberIsInvalid'],
    ['DK', 'Nørregade 5, 1.tv', undefined],
    ['DK', 'Nørregade 5, st.tv', undefined],
    ['DK', 'Nørregade 5, ST.TV', undefined],
    ['DK', 'kanal.tv 5', 'invalidCharacter'],
    ['TR', 'ATATÜRK SOK.NO/3', undefined],
    ['TR', 'atatürk sok.no/3', undefined],
    ['TR', 'Atatürk cad.no,3', undefined],
    ['TR', 'Atatürk CAD.NO, 3', undefined],
    ['TR', 'Atatürk evil.no/x 3', 'unsupportedCharactersTr'],
    ['AT', '1 Kaffeegasse', undefined],
    ['AT', '123', undefined],
    ['CH', 'Rue du Café 1', undefined],
    ['CH', 'Rue du Café', 'housenumberIsInvalid'],
    ['LU', 'Rue du Café', undefined],
    ['HU', 'Kávé utca', undefined],
    ['TR', '', 'streetIsRequired'],
    ['TR', 'Kahve Sok', 'streetMinLength'],
    ['TR', 'Kahve Soka', undefined],
    ['TR', 'Atatürk Mah. Cumhuriyet Cad.No:12/3', undefined],
    ['TR', '123. Sok.No:5 D:3', undefined],
    ['TR', 'Ali Bey Apt.No 5', undefined],
    ['TR', 'ali bey sok.no:5', undefined],
    ['TR', 'atatürk caddesi.no 5', undefined],
    ['TR', 'ATATÜRK CADDESİ.NO 5', undefined],
    ['CH', 'Rte.de Lausanne 3', undefined],
    ['ES', 'Avda.de la Constitución 5', undefined],
    ['NL', 'Burg.de Raadtsingel 5', undefined],
    ['DE', 'Straße des 17. Juni 135', undefined],
    ['ES', 'C/ Mayor, 3', undefined],
    ['GB', '10 Downing Street', undefined],
    ['TR', 'Kahve Sokak #5', 'unsupportedCharactersTr'],
    ['TR', 'Kahve Sokak #5', 'unsupportedCharactersTr'],
    ['TR', 'a'.repeat(100), undefined],
    ['TR', 'a'.repeat(101), 'streetMaxLength'],
  ])('%s %j → %s', (country, value, key) =>
    expect(judgeStreet(textAsRead(value), { country: countryFor(country) })).toBe(key),
  );
});

describe('town, province and district (Registration §5, address)', () => {
  test.each([
    ['DE', ' ', '50667', 'postalTownIsRequired'],
    ['DE', '', '', 'postalCodeAndTownIsRequired'],
    ['XX', '', ' ', 'postalCodeAndTownIsRequiredNoFormat'],
    ['DE', ' Köln ', '', undefined],
    ['AT', 'St. Pölten', '3100', undefined],
    ['DE', ` ${'a'.repeat(50)} `, '', undefined],
    ['DE', 'a'.repeat(51), '', 'postalTownMaxLength'],
    ['DE', 'Köln!', '', 'invalidCharacter'],
  ])('%s %j beside %j → %s', (country, value, code, key) =>
    expect(judgeTown(textAsRead(value), code, countryFor(country))).toBe(key),
  );
  test.each([
    ['province', '', 'provinceIsRequired'],
    ['province', 'İstanbul', undefined],
    ['province', 'İstanbul!', 'unsupportedCharactersTr'],
    ['district', ' ', 'districtIsRequired'],
    ['district', '19 Mayıs', undefined],
    ['district', 'a'.repeat(51), 'postalTownMaxLength'],
  ] as const)('%s %j → %s', (field, value, key) =>
    expect(judgeProvince(textAsRead(value), { kind: field, country: countryFor('TR') })).toBe(key),
  );
});

describe('postal code with its town (Registration §5, postal code messages)', () => {
  test.each([
    ['DE', '', '', 'postalCodeAndTownIsRequired'],
    ['DE', ' ', ' ', 'postalCodeAndTownIsRequired'],
    ['DE', '', 'Köln', 'postalCodeIsRequired'],
    ['DE', '', undefined, 'postalCodeIsRequired'],
    ['DE', '1234', 'Köln', 'postalCodeFormat'],
    ['DE', '12345', '', undefined],
    ['DE', '12345', 'Köln', undefined],
    ['DE', ' 12345 ', 'Köln', undefined],
    ['DE', '1234#', 'Köln', 'invalidCharacter'],
    ['DE', '12:45', 'Köln', 'invalidCharacter'],
    ['DE', '١٢٣٤٥', 'Köln', undefined],
    ['XX', '', '', 'postalCodeAndTownIsRequiredNoFormat'],
    ['XX', '', 'Atlantis', 'postalCodeIsRequiredNoFormat'],
    ['XX', 'AB-12 3', 'Atlantis', undefined],
    ['XX', 'ab 12', 'Atlantis', undefined],
    ['XX', 'A/1', 'Atlantis', 'postalCodeNoFormat'],
    ['XX', '-12', 'Atlantis', 'postalCodeNoFormat'],
    ['XX', '1234567890', 'Atlantis', undefined],
    ['XX', '12345678901', 'Atlantis', 'postalCodeNoFormat'],
  ])('%s %j %j → %s', (country, code, town, key) =>
    expect(judgePostalCode(postalCodeAsRead(code, countryFor(country)), town, countryFor(country))).toBe(key),
  );
});

describe('extra line (Registration §5, address)', () => {
  const judge = (country: string, value: string, required = false) =>
    judgeExtraLine(textAsRead(value), { required, country: countryFor(country), companyTerms });
  test.each([
    ['DE', '', undefined],
    ['DE', 'Hinterhaus', undefined],
    ['DE', ` ${'a'.repeat(30)} `, undefined],
    ['DE', 'a'.repeat(31), 'extraLineMaxLength'],
    ['DE', 'Haus!', 'invalidCharacter'],
    ['DE', 'Haus: B', 'invalidCharacter'],
    ['DE', 'www.haus.de', 'invalidCharacter'],
    ['DE', 'Packstation 12', 'extraLineinvalidtermError'],
    ['DE', 'Crema', 'extraLineinvalidtermError'],
    ['TR', 'Blok: B', undefined],
    ['TR', 'Apt.No 5', undefined],
    ['TR', 'Daire.No:3', undefined],
    ['AT', 'Top.At 3', undefined],
    ['TR', 'Blok #1', 'extraInvalidCharacterTr'],
    ['TR', 'www.blok.com', 'extraInvalidCharacterTr'],
    ['TR', 'Packstation 12', 'extraLineinvalidtermError'],
    ['AT', 'Packstation 12', undefined],
    ['CH', 'Packstation 12', undefined],
    ['CZ', 'Packstation 12', undefined],
    ['PL', 'Packstation 12', undefined],
    ['SK', 'Packstation 12', undefined],
    ['HU', 'Packstation 12', 'extraLineinvalidtermError'],
  ])('%s %j → %s', (country, value, key) => expect(judge(country, value)).toBe(key));

  it('may be required', () => {
    expect(judge('DE', ' ', true)).toBe('extraLineIsRequired');
    expect(judge('DE', 'x', true)).toBeUndefined();
  });
});

test.each([
  ['floorStairs', '', false, undefined],
  ['floorStairs', ' ', true, 'floorStairsIsRequired'],
  ['floorLevel', ' 1234 ', true, undefined],
  ['floorDoor', 'T:3', false, 'invalidCharacter'],
  ['floorLevel', '12345', false, 'floorLevelMaxLength'],
  ['floorDoor', 'T/3', false, undefined],
  ['floorDoor', '#3', false, 'invalidCharacter'],
] as const)('an Austrian %s: %j, required %s → %s', (part, value, required, key) =>
  expect(judgeFloor(floorAsRead(value, part), { of: part, required })).toBe(key),
);

test.each([
  ['floorDoor', 'Top 12', '12'],
  ['floorDoor', 'TOP12', '12'],
  ['floorDoor', 'Tür 3a', '3a'],
  ['floorDoor', 'Top A', 'Top A'],
  ['floorDoor', 'Top', 'Top'],
  ['floorStairs', 'Stiege 2', '2'],
  ['floorStairs', 'Stg. 2', '2'],
  ['floorLevel', '3. Stock', '3'],
  ['floorLevel', 'EG', 'EG'],
] as const)('%s %j is kept as %j', (part, value, kept) => expect(floorAsRead(value, part)).toBe(kept));

describe('a telephone number (Registration §5, address)', () => {
  test.each([
    ['', '', false, undefined],
    ['', '', true, 'phoneNumberIsRequired'],
    ['abc', '', true, 'phoneNumberMinLength'],
    ['keine Angabe', '+420', false, 'phoneNumberMinLength'],
    ['+', '', true, 'phoneNumberMinLength'],
    ['-', '', false, 'phoneNumberMinLength'],
    ['\u3164', '', false, undefined],
    ['+36', '+36', false, undefined],
    ['+36', '+36', true, 'phoneNumberIsRequired'],
    ['+36 ', '+36', true, 'phoneNumberIsRequired'],
    ['+36', '', false, 'phoneNumberMinLength'],
    ['1234', '', false, 'phoneNumberMinLength'],
    ['12345', '', false, undefined],
    ['(0221) 12-34 56', '', true, undefined],
    ['+491234567890123', '', false, undefined],
    ['+4912345678901234', '', false, 'phoneNumberMaxLength'],
  ])('%j with the preset %j, required %s → %s', (value, preset, required, key) =>
    expect(judgePhone(phoneAsRead(value, preset), { required })).toBe(key),
  );

  test.each([
    [' +49 (0) 221/1234 ', '', '+492211234'],
    ['(+49) (0)221 1234', '', '+4902211234'],
    ['0221 (0) 12', '', '0221012'],
    ['+36', '', '+36'],
    ['0049-221', '', '0049221'],
    ['(+49) 30 123456', '', '+4930123456'],
    ['＋４９ 30', '', '+4930'],
    ['+49+30', '', '+30'],
    ['+420+420 601 123 456', '+420', '+420601123456'],
    ['+420 +420 601 123 456', '+420', '+420601123456'],
    ['+420 00420 601 123 456', '+420', '00420601123456'],
    ['+420 +43 660 1234567', '+420', '+436601234567'],
    ['+36 30 123+', '+36', '+3630123'],
    ['+36 +', '+36', ''],
    ['٠١٧٦٤٥٦٧', '', '01764567'],
    ['۰۱۷۶۴۵۶۷', '', '01764567'],
    ['keine Angabe', '', 'keine Angabe'],
    ['49+221', '', '49221'],
    ['+36', '+36', ''],
    ['+36 1', '+36', '+361'],
  ])('%j is kept as %j', (value, preset, kept) => expect(normalisePhone(value, preset)).toBe(kept));
});

describe('a Turkish mobile number behind its prefix (Registration §5, Turkey)', () => {
  const missing = 'mobilePrefixAndNumberIsRequired';
  test.each([
    ['', '', 'mobilePrefixIsRequired', 'mobilePhoneIsRequired'],
    ['532', '', undefined, missing],
    ['', '1234567', missing, undefined],
    ['532', '1234567', undefined, undefined],
    [' 532 ', '123 45 67', undefined, undefined],
    ['532', '123456', undefined, 'mobilePhoneLength'],
    ['532', '12345678', undefined, 'mobilePhoneLength'],
    ['499', '1234567', missing, undefined],
    ['510', '1234567', missing, undefined],
    ['562', '1234567', missing, undefined],
  ])('%j %j → %s, %s', (prefix, number, prefixKey, numberKey) =>
    expect(judgeMobilePhone(...mobilePhoneAsRead(prefix, number))).toEqual({
      prefix: prefixKey,
      number: numberKey,
    }),
  );
});

describe('Turkish tax entries (Registration §5, address)', () => {
  test.each([
    ['', 'taxNumberIsRequired'],
    ['12345678901', undefined],
    [' 12345678901 ', undefined],
    ['02345678901', 'taxNumberIsInvalid'],
    ['1234567890', 'taxNumberIsInvalid'],
    ['123456789012', 'taxNumberMaxLength'],
    ['1234567890a', 'taxNumberIsInvalid'],
    ['123-456', 'invalidCharacter'],
    ['123 456 789 01', undefined],
    ['１２３４５６７８９０１', undefined],
    ['١٢٣٤٥٦٧٨٩٠١', undefined],
    ['१२३४५६७८९०१', undefined],
  ])('personal tax number %j → %s', (value, key) =>
    expect(judgeTaxNumber(taxAsRead(value, 'taxNumber'))).toBe(key),
  );

  test.each([
    ['companyTaxBranch', '', { max: 40 }, 'companyTaxBranchIsRequired'],
    ['companyTaxBranch', 'Kadıköy 2', { max: 40 }, undefined],
    ['companyTaxBranch', 'Kadıköy-2', { max: 40 }, 'invalidCharacter'],
    ['companyTaxBranch', 'a'.repeat(41), { max: 40 }, 'companyTaxBranchMaxLength'],
    ['companyTaxBranch', ` ${'a'.repeat(40)} `, { max: 40 }, undefined],
    ['companyTaxNumber', ' ', { length: 10 }, 'companyTaxNumberIsRequired'],
    ['companyTaxNumber', '1234567890', { length: 10 }, undefined],
    ['companyTaxNumber', '123456789', { length: 10 }, 'companyTaxNumberLength'],
    ['companyTaxNumber', '12345678901', { length: 10 }, 'companyTaxNumberLength'],
    ['companyTaxNumber', '454 053 6920', { length: 10 }, undefined],
    ['companyTaxNumber', 'ABCDEFGHIJ', { length: 10 }, 'companyTaxNumberLength'],
    ['companyTaxNumber', '123456789-', { length: 10 }, 'invalidCharacter'],
  ] as const)('%s %j → %s', (field, value, bounds, key) =>
    expect(judgeCompanyTax(taxAsRead(value, field), field, bounds)).toBe(key),
  );
});

test.each([
  ['DE', undefined],
  [' DE ', undefined],
  ['', 'countryIsRequired'],
  ['XX', 'countryIsRequired'],
])('the country %j → %s', (value, key) =>
  expect(judgeCountry(textAsRead(value), { options: ['DE', 'AT'] })).toBe(key),
);
