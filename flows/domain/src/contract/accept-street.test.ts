import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryFor } from '../countries/countries.ts';
import { judgeAddressCharacters } from '../fields/street/street-rule.ts';
import { acceptStreet } from './accept-street.ts';

const domkloster = { street: 'Domkloster', zipcode: '50667', city: 'Köln' };

test('a street is written as the form would keep it', () => {
  expect(
    acceptStreet({ street: ' Dom\u00adkloster\u0007 ', zipcode: 'D-50667', city: 'Köln\n' }, 'DE'),
  ).toEqual(domkloster);
  expect(acceptStreet({ street: 'Vodičkova', zipcode: '11000', city: 'Praha 1' }, 'CZ')).toMatchObject({
    zipcode: '110 00',
  });
});

test.each([
  ['markup', { street: '<b>Domkloster</b>' }],
  ['a web address', { street: 'www.evil.example' }],
  ['no letter', { street: '5' }],
  ['more than a street can hold', { street: 'x'.repeat(61) }],
  ['an endless text', { city: 'x'.repeat(10_000_000) }],
  ['no town', { city: ' ' }],
  ['no code', { zipcode: '' }],
  ['a code of another country', { zipcode: '1010' }],
])('a street with %s is none', (_, changed) => {
  expect(acceptStreet({ ...domkloster, ...changed }, 'DE')).toBeUndefined();
});

test('whatever is named, the form takes what is suggested', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Domkloster', 'Köln', '50667', '<x>'));
  const named = fc.record({ street: text, zipcode: text, city: text });
  fc.assert(
    fc.property(named, fc.constantFrom('DE', 'CZ', 'GB', 'TR', '__proto__'), (each, code) => {
      const { street = 'x', city = 'x' } = acceptStreet(each, code) ?? {};
      for (const shown of [street, city]) {
        expect(judgeAddressCharacters(shown, countryFor(code))).toBeUndefined();
        expect(shown).not.toMatch(/[<>"\p{Cc}\p{Cf}]/u);
      }
    }),
  );
});
