import { describe, expect, it, test } from 'vitest';
import { emailAsRead, textAsRead } from '../../test-support/as-read.ts';
import { hasReservedTerm } from '../rules/reserved-terms.ts';
import { judgeBirthDate } from './birth-date/birth-date-rule.ts';
import { judgeEmail } from './email/email-rule.ts';
import { judgeName } from './name/name-rule.ts';
import { passwordStrength } from './password/password-field.ts';
import { judgePassword } from './password/password-rule.ts';
import { judgeSalutation } from './salutation/salutation-rule.ts';

const companyTerms = ['crema', 'crema filiale', 'crema kaffee'];
const firstName = {
  of: 'firstName',
  required: true,
  bounds: { max: 40 },
  colon: false,
  companyTerms,
} as const;

describe('a first or last name (Registration §5)', () => {
  test.each([
    ['', 'firstNameIsRequired'],
    ['   ', 'firstNameIsRequired'],
    ['Erika', undefined],
    ['  Erika  ', undefined],
    ['Łukasz Ömer İpek', undefined],
    ["O'Neill", undefined],
    ['O’Neill', undefined],
    ['Anna-Lena (Leni) & Co., Jr./Sr. +´`', undefined],
    ['M. de Vries', undefined],
    ['Dr.de Vries', undefined],
    ['St. Pölten', undefined],
    ['a'.repeat(40), undefined],
    ['a'.repeat(41), 'firstNameMaxLength'],
    ['Erika!', 'invalidCharacter'],
    ['Erika:', 'invalidCharacter'],
    ['Erika_', 'invalidCharacter'],
    ['☕', 'invalidCharacter'],
    ['www.kaffee', 'invalidCharacter'],
    ['WWW.Kaffee', 'invalidCharacter'],
    ['https://x', 'invalidCharacter'],
    ['hm.com', 'invalidCharacter'],
    ['x.com', 'invalidCharacter'],
    ['X.COM', 'invalidCharacter'],
    ['ab.co.uk', 'invalidCharacter'],
    ['evil.dev', 'invalidCharacter'],
    ['evil.me', 'invalidCharacter'],
    ['KAFFEE.DE', 'invalidCharacter'],
    ['kaffee.de/x', 'invalidCharacter'],
    ['kaffee.de jetzt', 'invalidCharacter'],
    ['(kaffee.de)', 'invalidCharacter'],
    ['Wei.Li', undefined],
    ['Hans.Is', undefined],
    ['Prof.de Vries', undefined],
    ['Jr.', undefined],
    ['Mc.Donald', undefined],
    ['Kommune', undefined],
    ['Anna.Comsa', undefined],
    ['kaffee.de', 'invalidCharacter'],
    ['shop.fr', 'invalidCharacter'],
    ['bit.ly', 'invalidCharacter'],
    ['Erika kaffee.it', 'invalidCharacter'],
    ['Erika kaffee.shop/x', 'invalidCharacter'],
    ['Packstation 12', 'firstNameinvalidtermError'],
    ['PACK-STATION', 'firstNameinvalidtermError'],
    ['p station', 'firstNameinvalidtermError'],
    ['DHL-P.Station', 'firstNameinvalidtermError'],
    ['Alte Pumpstation', undefined],
    ['Shop Station', undefined],
    ['Paketstat', 'firstNameinvalidtermError'],
    ['Packetstion', 'firstNameinvalidtermError'],
    ['Pahketstation', 'firstNameinvalidtermError'],
    ['Filiale Nord', 'firstNameinvalidtermError'],
    ['Crema', 'firstNameinvalidtermError'],
    ['Anna Crema-Filiale', 'firstNameinvalidtermError'],
    ['Cremaschi', undefined],
    ['Pàckstation', 'firstNameinvalidtermError'],
    ['Anna - Crema', 'firstNameinvalidtermError'],
    ['Crémá - - Kaffee', 'firstNameinvalidtermError'],
    ['Kaffeecrema', undefined],
    ['Anna\u2011Lena', undefined],
    ['Anna–Lena', undefined],
    ['O‘Neill', undefined],
    ['Ｚｏｅ', undefined],
    ['Anna\nMaria', undefined],
    ['Anna\u2028Maria', undefined],
    ['\uFEFFAnna\u0000\u200B', undefined],
    [`${'a'.repeat(39)}e\u0301`, undefined],
    ['-', 'invalidCharacter'],
    ['123', 'invalidCharacter'],
    ['\u200B', 'firstNameIsRequired'],
    ['kaffee.cn', 'invalidCharacter'],
    ['Kaffee.vip', 'invalidCharacter'],
    ['kaffee.in', 'invalidCharacter'],
    ['kaffee.kz/x', 'invalidCharacter'],
    ['kaffee.live', 'invalidCharacter'],
    ['kaffee.zip', 'invalidCharacter'],
    ['kaffee.page', 'invalidCharacter'],
    ['KAFFEE.CLOUD', 'invalidCharacter'],
    ['J.Page', undefined],
    ['Mag.in', undefined],
    ['MAG.IN', undefined],
    ['mag.in Anna', undefined],
    ['Dipl.-Ing.in', undefined],
    ['dipl.-ing.in', undefined],
    ['Mag.in Dr.in Anna', undefined],
    ['Prof.in Anna', undefined],
    ['Univ.-Prof.in', undefined],
    ['Dipl.-ING.in', undefined],
    ['evilmag.in', 'invalidCharacter'],
  ])('%j → %s', (value, key) => expect(judgeName(textAsRead(value), firstName)).toBe(key));

  it('takes a colon in Turkey', () => {
    expect(judgeName('Ay:şe', { ...firstName, colon: true })).toBeUndefined();
  });
  it('says the keys of its own field', () => {
    expect(judgeName('', { ...firstName, of: 'lastName' })).toBe('lastNameIsRequired');
  });
  it('may be empty where it is not required', () => {
    expect(judgeName(' ', { ...firstName, required: false })).toBeUndefined();
  });
});

test.each([
  ['', 'companyNameIsRequired'],
  ['Röster & Söhne (GmbH)', undefined],
  ['a'.repeat(31), 'companyNameMaxLength'],
  ['Röster!', 'invalidCharacter'],
  ['Crema Packstation GmbH', undefined],
  ['www.roester.de', 'invalidCharacter'],
])('a company name: %j → %s', (value, key) =>
  expect(judgeName(textAsRead(value), { ...firstName, of: 'companyName', bounds: { max: 30 } })).toBe(key),
);

describe('an e-mail address (Registration §5)', () => {
  test.each([
    ['', 'emailIsRequired'],
    [' ', 'emailIsRequired'],
    ['erika@example.com', undefined],
    [' erika@example.com ', undefined],
    ['erika.muster+shop@mail.example.co.uk', undefined],
    ["o'neill@example.ie", undefined],
    ['erika@kaffee-häuser.de', undefined],
    ['erika', 'emailIsInvalid'],
    ['erika@example', 'emailIsInvalid'],
    ['@example.com', 'emailIsInvalid'],
    ['erika@@example.com', 'emailIsInvalid'],
    ['erika..m@example.com', 'emailIsInvalid'],
    ['.erika@example.com', 'emailIsInvalid'],
    ['erika@-example.com', 'emailIsInvalid'],
    ['erika@example..com', 'emailIsInvalid'],
    ['erika muster@example.com', 'emailIsInvalid'],
    ['erika@example.c', 'emailIsInvalid'],
    ['e@b.de', undefined],
    ['e@kaffee.de.x1', 'emailIsInvalid'],
    ['erika.example.com', 'emailIsInvalid'],
    ['e@1.de', undefined],
    ['e@b2.de', undefined],
    ['e@a-b.de', undefined],
    ['e@a2b.de', undefined],
    ['e@ab-.de', 'emailIsInvalid'],
    ['e@a_b.de', 'emailIsInvalid'],
    ['e@a!.de', 'emailIsInvalid'],
    [`e@${'a'.repeat(63)}.de`, undefined],
    [`e@${'a'.repeat(64)}.de`, 'emailIsInvalid'],
    ['e@kaffee.москва', undefined],
    ['e@kaffee.xn--p1ai', undefined],
    ['e@kaffee.xn--', 'emailIsInvalid'],
    ['e@kaffee.xn--é', 'emailIsInvalid'],
    ['e@kaffee.1de', 'emailIsInvalid'],
    ['e@kaffee.de1', 'emailIsInvalid'],
    [`${'a'.repeat(64)}@example.com`, undefined],
    [`${'a'.repeat(65)}@example.com`, 'emailIsInvalid'],
    ['a@', 'emailIsInvalid'],
    [`erika@${`${'a'.repeat(60)}.`.repeat(4)}de`, undefined],
    [`erika@${`${'a'.repeat(60)}.`.repeat(5)}de`, 'emailMaxLength'],
  ])('%j → %s', (value, key) => expect(judgeEmail(emailAsRead(value))).toBe(key));

  test.each([
    ['mailto:erika@example.com', 'erika@example.com'],
    ['MAILTO:erika@example.com?subject=Hello', 'erika@example.com'],
    ['Erika Muster <erika@example.com>', 'erika@example.com'],
    ['"Muster, Erika" < erika@example.com >', 'erika@example.com'],
    ['<mailto:erika@example.com>', 'erika@example.com'],
    ['mailto:', 'mailto:'],
    ['<>', '<>'],
    ['erika@example.com?a', 'erika@example.com?a'],
  ])('%j is kept as %j', (value, kept) => expect(emailAsRead(value)).toBe(kept));
});

test.each([
  ['Kaffee - - Werk', true],
  ['Anna Kaffee-Werk', true],
  ['Kaffeewerk', false],
  ['Kaffee Werkstatt', false],
])('%j holds the company’s name of two words: %s', (value, holds) =>
  expect(hasReservedTerm(value, ['Kaffee Werk'])).toBe(holds),
);

test.each([
  ['Booking.com', undefined],
  ['check24.de AG', undefined],
  ['1&1', undefined],
  ['24/7 Kaffee', undefined],
  ['Kaffee GmbH / Rösterei', undefined],
  ['www.booking.com', 'invalidCharacter'],
  ['https://booking.com', 'invalidCharacter'],
  ['booking.com/x', 'invalidCharacter'],
  ['Kaffee_Werk', 'invalidCharacter'],
])('a company %j → %s', (value, key) =>
  expect(judgeName(textAsRead(value), { ...firstName, of: 'companyName' })).toBe(key),
);

describe('a password (Registration §4, §5)', () => {
  test.each([
    ['', 'passwordIsRequired'],
    ['        ', 'passwordIsRequired'],
    ['1234567', 'passwordMinLength'],
    ['12345678', undefined],
    [' 123456 ', undefined],
    ['a'.repeat(64), undefined],
    ['a'.repeat(65), 'passwordMaxLength'],
  ])('%j → %s', (value, key) => expect(judgePassword(value, 'passwordIsRequired')).toBe(key));

  test.each([
    ['aB3', 0],
    ['aaaaaaa', 0],
    ['!!!!!!!!', 0],
    ['aaaaaaaa', 1],
    ['aaaaAAAA', 2],
    ['aaaaAAA1', 3],
    ['ççççŞŞŞ1', 3],
  ])('strength of %j is %i', (value, level) => expect(passwordStrength(value)).toBe(level));
});

describe('a birth date (Registration §5)', () => {
  const today = { year: 2026, month: 11, day: 20 };
  const order = ['day', 'month', 'year'] as const;
  const judged = (day: string, month: string, year: string, minimumAge = 16, now = today) =>
    judgeBirthDate(
      { day: textAsRead(day), month: textAsRead(month), year: textAsRead(year) },
      { minimumAge, order, today: () => now },
    );
  const at = (...typed: Parameters<typeof judged>) => judged(...typed)[0]?.[0];
  test.each([
    ['', '', '', 'birthDateIncomplete'],
    ['1', '', '1990', 'birthDateIncomplete'],
    [' ', '1', '1990', 'birthDateIncomplete'],
    ['1', '1', '1990', undefined],
    ['01', '01', '1990', undefined],
    ['32', '1', '1990', 'birthDateError'],
    ['31', '4', '1990', 'birthDateError'],
    ['29', '2', '2001', 'birthDateError'],
    ['29', '2', '2000', undefined],
    ['29', '2', '1900', 'birthDateError'],
    ['0', '1', '1990', 'birthDateError'],
    ['1', '13', '1990', 'birthDateError'],
    ['1', '0', '1990', 'birthDateError'],
    ['1', '1', '1899', 'birthDateError'],
    ['1', '1', '1900', undefined],
    ['1', '1', '2027', 'birthDateError'],
    ['21', '11', '2026', 'birthDateMinAge'],
    ['31', '12', '2026', 'birthDateMinAge'],
    ['a', '1', '1990', 'birthDateError'],
    ['1a', '1', '1990', 'birthDateError'],
    ['+1', '1', '1990', 'birthDateError'],
    ['1.', '1', '1990', 'birthDateError'],
    ['1', '1', '2e3', 'birthDateError'],
    ['a1', '1', '1990', 'birthDateError'],
    [' 1 ', ' 01 ', ' 1990 ', undefined],
    ['1', '1a', '1990', 'birthDateError'],
    ['1', '001', '1990', 'birthDateError'],
    ['1', '1', '199a', 'birthDateError'],
    ['1', '1', '01990', 'birthDateError'],
    ['1', '1', '90', 'birthDateError'],
    ['001', '1', '1990', 'birthDateError'],
    ['20', '11', '2010', undefined],
    ['21', '11', '2010', 'birthDateMinAge'],
  ])('%j.%j.%j → %s', (day, month, year, key) => expect(at(day, month, year)).toBe(key));

  test.each([
    ['31', '2', '1990', ['day']],
    ['30', '2', '2000', ['day']],
    ['29', '2', '2001', ['day']],
    ['32', '12', '1990', ['day']],
    ['1.2.90', '1', '1990', ['day']],
    ['10', '13', '1990', ['month']],
    ['31', '0', '1990', ['month']],
    ['31', 'Feb', '1990', ['month']],
    ['10', '12', '90', ['year']],
    ['10', '12', '198', ['year']],
    ['10', '12', '2027', ['year']],
    ['29', '2', '90', ['year']],
    ['30', '2', '90', ['day', 'year']],
    ['32', '13', '1990', ['day', 'month']],
    ['0', '0', '0', ['day', 'month', 'year']],
  ])('of %s.%s.%s the wrong parts are %j', (day, month, year, parts) =>
    expect(judged(day, month, year)).toEqual(parts.map((part) => ['birthDateError', `.${part}`])),
  );

  it('is wrong as a whole if a part is missing or the shopper is too young', () => {
    expect(judged('1', '', '1990')).toEqual([['birthDateIncomplete', '']]);
    expect(judged('1', '1', '2020')).toEqual([['birthDateMinAge', '']]);
  });

  it('asks for today, which is slow to find out, only of a whole date', () => {
    const today = () => {
      throw new Error('It is not needed.');
    };
    const parts = { day: '1', month: '', year: '1990' };
    expect(judgeBirthDate(parts, { minimumAge: 16, order, today })).toEqual([['birthDateIncomplete', '']]);
  });

  it('takes today itself, whatever age is asked for', () => {
    expect(at('20', '11', '2026', 0)).toBeUndefined();
    expect(at('20', '11', '2026')).toBe('birthDateMinAge');
  });

  it('lets who was born on 29 February come of age on 1 March in common years', () => {
    expect(at('29', '2', '2008', 18, { year: 2026, month: 2, day: 28 })).toBe('birthDateMinAge');
    expect(at('29', '2', '2008', 18, { year: 2026, month: 3, day: 1 })).toBeUndefined();
  });
});

test('a salutation must be one of those on offer', () => {
  expect(judgeSalutation('MR', { options: ['MR', 'MRS'] })).toBeUndefined();
  expect(judgeSalutation('DIVERS', { options: ['MR', 'MRS'] })).toBe('salutationIsRequired');
  expect(judgeSalutation('', { options: ['MR', 'MRS'] })).toBe('salutationIsRequired');
});
