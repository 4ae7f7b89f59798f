import { expect, test } from 'vitest';
import { isPostalTold, postalToldField, postalToldValue, withPostalMismatch } from './postal-mismatch.ts';

const typed = { 'address.postalCode': '110 00', 'address.postalTown': 'Prag' };

test('a mismatch of code and town is reported once, and again after a change of one of them', () => {
  const told = { ...typed, [postalToldField('address')]: postalToldValue('address', typed) };
  expect(postalToldField('address')).toBe('address.postalTold');
  expect(postalToldValue('address', typed)).toBe('110 00 Prag');
  expect(isPostalTold('address', typed)).toBe(false);
  expect(isPostalTold('address', told)).toBe(true);
  expect(isPostalTold('address', { ...told, 'address.postalTown': 'Brünn' })).toBe(false);
  expect(isPostalTold('address', { ...told, 'address.postalCode': '11000' })).toBe(false);
  expect(isPostalTold('cardSelection.address', told)).toBe(false);
});

test('a mismatch stands at both inputs, unless something else is wrong with either', () => {
  const street = { field: 'address.streetAddress', code: 'streetIsInvalid' };
  const town = { field: 'address.postalTown', code: 'invalidCharacter' };
  const code = { field: 'address.postalCode', code: 'postalMismatch' };
  expect(withPostalMismatch([street], 'address')).toEqual([
    street,
    code,
    { field: 'address.postalTown', code: 'postalMismatch' },
  ]);
  expect(withPostalMismatch([town], 'address')).toEqual([town]);
  expect(withPostalMismatch([street], undefined)).toEqual([street]);
});
