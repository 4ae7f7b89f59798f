import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mobilePhoneAsRead, phoneAsRead, postalCodeAsRead, textAsRead } from '../../test-support/as-read.ts';
import { exemplarLetters } from '../../test-support/exemplar-letters.ts';
import { countryCodes, countryFor } from '../countries/countries.ts';
import { judgeBirthDate } from '../fields/birth-date/birth-date-rule.ts';
import { judgeCardLayout } from '../fields/card/card-rules.ts';
import { judgeCountry } from '../fields/country/country-rule.ts';
import { judgeEmail } from '../fields/email/email-rule.ts';
import { judgeFloor } from '../fields/floor/floor-rule.ts';
import { judgeMobilePhone } from '../fields/mobile-phone/mobile-phone-rule.ts';
import { judgeName } from '../fields/name/name-rule.ts';
import { judgePassword } from '../fields/password/password-rule.ts';
import { judgePhone } from '../fields/phone/phone-rule.ts';
import { judgePostalCode, judgeTown } from '../fields/postal/postal-rules.ts';
import { judgeSalutation } from '../fields/salutation/salutation-rule.ts';
import { judgeExtraLine } from '../fields/street/extra-line-rule.ts';
import { judgeStreet } from '../fields/street/street-rule.ts';
import { judgeCompanyTax, judgeTaxNumber } from '../fields/tax/tax-rule.ts';

/** How many texts each property tries; `PROPERTY_RUNS` raises it. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);

const companyTerms = ['crema'];
const name = { of: 'lastName', required: true, bounds: { max: 40 }, colon: false, companyTerms } as const;
const today = { year: 2026, month: 11, day: 20 };

// Anything a keyboard, a paste or a hostile client can send: whole planes, single surrogates, and what is close to right.
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^[\ud800-\udfff a-zA-Z0-9:./@+-]{0,40}$/),
  fc.constantFrom('__proto__', 'constructor', '\u0000', '\ufffe', '‮', 'ﷺ'.repeat(40), '١٢٣٤٥'),
);

const judges: Readonly<Record<string, (text: string, country: string) => unknown>> = {
  judgeName: (text) => judgeName(textAsRead(text), name),
  judgeEmail: (text) => judgeEmail(textAsRead(text)),
  judgePassword: (text) => judgePassword(text, 'passwordIsRequired'),
  judgeSalutation: (text) => judgeSalutation(text, { options: ['MR'] }),
  judgeBirthDate: (text) =>
    judgeBirthDate(
      { day: text, month: text, year: text },
      { minimumAge: 16, order: ['day'], today: () => today },
    )[0]?.[0],
  judgeCountry: (text) => judgeCountry(text, { options: countryCodes }),
  judgeStreet: (text, country) => judgeStreet(text, { country: countryFor(country) }),
  judgeTown: (text, country) => judgeTown(text, text, countryFor(country)),
  judgePostalCode: (text, country) =>
    judgePostalCode(postalCodeAsRead(text, countryFor(country)), text, countryFor(country)),
  judgeExtraLine: (text, country) =>
    judgeExtraLine(text, { required: false, country: countryFor(country), companyTerms }),
  judgeFloor: (text) => judgeFloor(text, { of: 'floorDoor', required: true }),
  judgePhone: (text) => judgePhone(phoneAsRead(text, '+36'), { required: true }),
  judgeTaxNumber,
  judgeCompanyTax: (text) => judgeCompanyTax(text, 'companyTaxNumber', { length: 10 }),
  judgeCardLayout: (text) => judgeCardLayout(text, { options: ['DIGITAL'], lacksAddress: true }),
  'prefix of judgeMobilePhone': (text) => judgeMobilePhone(...mobilePhoneAsRead(text, '1234567')).prefix,
  'number of judgeMobilePhone': (text) => judgeMobilePhone(...mobilePhoneAsRead('532', text)).number,
};

test.each(Object.entries(judges))('%s gives any text a key or nothing, and never throws', (_, judge) => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...countryCodes, 'XX'), (text, country) => {
      const key = judge(text, country);
      expect(key === undefined || (typeof key === 'string' && /^[A-Za-z_]+$/.test(key))).toBe(true);
    }),
    { numRuns },
  );
});

test('blank-only input is no input, whatever the blanks (Registration §5, required)', () => {
  const blanks = fc.string({
    unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003', '\u3000', '\ufeff'),
    maxLength: 20,
  });
  const germany = countryFor('DE');
  fc.assert(
    fc.property(blanks, (blank) => {
      expect([
        judgeName(blank, name),
        judgeEmail(blank),
        judgePassword(blank, 'passwordIsRequired'),
        judgeStreet(blank, { country: germany }),
        judgePostalCode(blank, 'Köln', germany),
        judgeTaxNumber(blank),
      ]).toEqual([
        'lastNameIsRequired',
        'emailIsRequired',
        'passwordIsRequired',
        'streetIsRequired',
        'postalCodeIsRequired',
        'taxNumberIsRequired',
      ]);
    }),
    { numRuns },
  );
});

test('a text is judged as it is without the blanks around it, a password with them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(judgeName(textAsRead(`  ${text}\n`), name)).toBe(judgeName(textAsRead(text), name));
      expect(judgeEmail(textAsRead(` ${text} `))).toBe(judgeEmail(textAsRead(text)));
    }),
    { numRuns },
  );
  expect(judgePassword('1234567 ')).toBeUndefined();
});

describe('the letters of the nine locales', () => {
  it.each(Object.entries(exemplarLetters))(
    '%s: each is accepted in names, large and small',
    (language, letters) => {
      const refused = Array.from(letters).filter((letter) =>
        [letter, letter.toLocaleUpperCase(language), letter.normalize('NFD')].some(
          (each) => judgeName(`A${each}a`, name) !== undefined,
        ),
      );
      expect(refused).toEqual([]);
    },
  );

  it('make names of any length up to the bound', () => {
    const letters = fc.constantFrom(...Object.values(exemplarLetters).flatMap((each) => Array.from(each)));
    const names = fc
      .string({ unit: letters, minLength: 1, maxLength: 40 })
      .filter((each) => each.length <= 40);
    fc.assert(
      fc.property(names, (each) => {
        // Chance spells a parcel station once in a blue moon; everything else is a name.
        expect(['lastNameinvalidtermError', undefined]).toContain(judgeName(each, name));
      }),
      { numRuns },
    );
  });
});
