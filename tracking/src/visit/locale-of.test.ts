import { expect, test } from 'vitest';
import { localeOf } from './locale-of.ts';

test.each([
  ['de', 'de-DE'],
  ['at', 'de-AT'],
  ['ch', 'de-CH'],
  ['ch_fr', 'fr-CH'],
  ['cz', 'cs-CZ'],
  ['hu', 'hu-HU'],
  ['sk', 'sk-SK'],
  ['pl', 'pl-PL'],
  ['tr', 'tr-TR'],
  ['si', 'sl-SI'],
])('The locale of %s is %s', (site, locale) => {
  expect(localeOf(site)).toBe(locale);
});
