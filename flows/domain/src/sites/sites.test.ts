import { expect, test } from 'vitest';
import { readSites } from '../../build/site-files.mjs';
import { siteFor, siteKeyForLocale, siteKeys } from './index.ts';
import { siteSlug } from './site-slug.ts';

test('an unknown or missing site key is the German site (Registration §1)', () => {
  for (const key of [undefined, '', 'XX', 'de', '__proto__']) expect(siteFor(key).key).toBe('DE');
  expect(siteFor('TR').key).toBe('TR');
});

test('a locale leads to its site, in any spelling of case', () => {
  expect(siteKeyForLocale('tr-TR')).toBe('TR');
  expect(siteKeyForLocale('TR-tr')).toBe('TR');
  expect(siteKeyForLocale('en')).toBeUndefined();
});

test("a site's slug is the name of its files, which the build calls its pack by", async () => {
  expect(siteSlug('CH_FR')).toBe('ch-fr');
  const files = await readSites();
  expect(siteKeys.map(siteSlug)).toEqual(files.map(({ name }) => name));
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

test('every site has the time zone, agreement, company field, card, notice and telephone prefix of Registration §1, §3 and §5', () => {
  const line = (key: string) => {
    const site = siteFor(key);
    const flags = [site.companyField, site.loyaltyCard, site.community, site.dataProtectionNotice];
    return [site.timeZone, site.agreement, ...flags.map(Number), site.phonePreset].join(' ').trim();
  };
  const known = siteKeys.map((key) => [key, line(key)] as const);
  expect(Object.fromEntries(known)).toMatchObject({
    DE: 'Europe/Berlin loyalty-card 1 1 1 1',
    AT: 'Europe/Vienna loyalty-card 1 1 1 1',
    CH: 'Europe/Zurich loyalty-card 1 1 1 1',
    CH_FR: 'Europe/Zurich loyalty-card 1 1 1 1',
    CZ: 'Europe/Prague loyalty-card 0 1 1 1 +420',
    HU: 'Europe/Budapest loyalty-card 0 1 1 1 +36',
    SK: 'Europe/Bratislava loyalty-card 0 1 1 1 +421',
    TR: 'Europe/Istanbul membership 0 0 1 0',
    PL: 'Europe/Warsaw loyalty-card 0 1 1 1 +48',
  });
});
