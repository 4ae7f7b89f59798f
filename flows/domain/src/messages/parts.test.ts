import first from 'virtual:crema-messages/tr-TR/checkout/first';
import later from 'virtual:crema-messages/tr-TR/checkout/later';
import whole from 'virtual:crema-messages/tr-TR/checkout';
import { expect, test } from 'vitest';

test('a bundle comes in two parts, which are all of it', () => {
  const [early, late] = [Object.keys(first), Object.keys(later)];
  expect([...early, ...late].toSorted()).toEqual(Object.keys(whole).toSorted());
});

test('the second has what is said of an error, but for what is said when it cannot be had', () => {
  expect(Object.keys(later)).toContain('error.emailIsRequired');
  expect(Object.keys(later)).toContain('banner.sessionExpired');
  expect(Object.keys(later)).toContain('field.email.suggestion');
  const kept = ['error.genericField', 'banner.invalidForm', 'banner.offline', 'banner.technicalError'];
  expect(Object.keys(first)).toEqual(expect.arrayContaining(kept));
});
