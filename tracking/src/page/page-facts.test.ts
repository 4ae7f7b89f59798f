import { expect, test } from 'vitest';
import { localeOf, pagePath } from './page-facts.ts';

test.each([
  ['/', '/'],
  ['/m/x', '/x'],
  ['/x/m', '/x'],
  ['/x/m/', '/x'],
  ['/m', '/'],
  ['/m/', '/'],
  ['/m/m', '/'],
  ['/market', '/market'],
  ['/form', '/form'],
  ['/shop/m/coffee', '/shop/m/coffee'],
  ['/a/b@c.de', '/a'],
  ['/a/b%40c.de/', '/a'],
  ['/b@c.de/a', '/b@c.de/a'],
  ['/m/a/m/b@c.de', '/a'],
  ['/newsletter/b@c.de/m', '/newsletter'],
  ['/newsletter/b@c.de/m/', '/newsletter'],
  ['/b@c.de', '/'],
  ['/a/', '/a/'],
])('The path %s is reported as %s', (path, reported) => {
  expect(pagePath(path)).toBe(reported);
});

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
