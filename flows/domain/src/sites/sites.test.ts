import { expect, test } from 'vitest';
import { siteFor, siteKeyForLocale, siteKeys } from './index.ts';

test('an unknown or missing site key is the German site (Registration §1)', () => {
  for (const key of [undefined, '', 'XX', 'de', '__proto__']) expect(siteFor(key).key).toBe('DE');
  expect(siteFor('TR').key).toBe('TR');
});

test('a locale leads to its site, in any spelling of case', () => {
  expect(siteKeyForLocale('tr-TR')).toBe('TR');
  expect(siteKeyForLocale('TR-tr')).toBe('TR');
  expect(siteKeyForLocale('en')).toBeUndefined();
});

test('every site of the specification has the locale, page language and minimum age of Registration §1 and §5', () => {
  const line = (key: string) => {
    const { locale, country, pageLanguage, minimumAge, birthDateOrder, nameOrder } = siteFor(key);
    return [locale, country, pageLanguage, minimumAge, birthDateOrder[0], nameOrder].join(' ');
  };
  expect(Object.fromEntries(siteKeys.map((key) => [key, line(key)]))).toMatchObject({
    DE: 'de-DE DE de 16 day first-last',
    AT: 'de-AT AT de 18 day first-last',
    CH: 'de-CH CH de 18 day first-last',
    CH_FR: 'fr-CH CH fr 18 day first-last',
    CZ: 'cs-CZ CZ cz 18 day first-last',
    HU: 'hu-HU HU hu 16 year last-first',
    SK: 'sk-SK SK sl 18 day first-last',
    TR: 'tr-TR TR tr 16 day first-last',
    PL: 'pl-PL PL pl 18 day first-last',
  });
});
