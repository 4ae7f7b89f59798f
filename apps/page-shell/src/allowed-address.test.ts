import { expect, test } from 'vitest';
import { allowedAddress, originsOf } from './allowed-address.ts';

const shop = 'https://www.shop.example';

test.each([
  ['/kasse', '/kasse'],
  ['/kasse?schritt=2#zahlung', '/kasse?schritt=2#zahlung'],
  ['kasse', '/kasse'],
  [`${shop}/kasse?a=1`, `${shop}/kasse?a=1`],
  [shop, `${shop}/`],
])('%s is allowed', (asked, address) => {
  expect(allowedAddress(asked, [shop])).toBe(address);
});

test.each([
  'https://evil.example/',
  'http://www.shop.example/',
  'https://www.shop.example:8443/',
  'https://www.shop.example.evil.example/',
  'https://www.shop.example@evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'blob:https://www.shop.example/1',
  'blob:https://path.invalid/x',
  'blob:https:path.invalid',
  'https://path.invalid@evil.example/',
  'https://[',
  '',
  null,
])('%j is not allowed', (asked) => {
  expect(allowedAddress(asked, [shop])).toBeUndefined();
});

test('each origin is named once, and none of a path', () => {
  expect(originsOf([`${shop}/a`, '/checkout', shop, 'https://['])).toEqual([shop]);
});
