import { expect, test } from 'vitest';
import { siteFor, siteKeyForLocale } from './index.ts';

test('an unknown or missing site key is the German site (Registration §1)', () => {
  for (const key of [undefined, '', 'XX', 'de', '__proto__']) expect(siteFor(key).key).toBe('DE');
  expect(siteFor('TR').key).toBe('TR');
});

test('a locale leads to its site, in any spelling of case', () => {
  expect(siteKeyForLocale('tr-TR')).toBe('TR');
  expect(siteKeyForLocale('TR-tr')).toBe('TR');
  expect(siteKeyForLocale('en')).toBeUndefined();
});
