import { expect, test } from 'vitest';
import { leadsTo } from './leads-to.ts';

const route = { next: '/address-input/checkout', returns: true };
const shop = 'https://www.shop.example';
const lead = (returnTo: string, from: typeof route = route) =>
  leadsTo(from, `/checkout-registration?returnTo=${encodeURIComponent(returnTo)}`, [shop]);

test.each([
  ['/kasse', '/kasse'],
  ['/kasse?schritt=2#zahlung', '/kasse?schritt=2#zahlung'],
  ['kasse', '/kasse'],
  [`${shop}/kasse?a=1`, `${shop}/kasse?a=1`],
  [shop, `${shop}/`],
])('%s is led to', (returnTo, to) => {
  expect(lead(returnTo)).toBe(to);
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
])('%j is not: the page that follows is', (returnTo) => {
  expect(lead(returnTo)).toBe('/address-input/checkout');
});

test('a page that leads nowhere else does not ask its address', () => {
  expect(lead(`${shop}/kasse`, { ...route, returns: false })).toBe('/address-input/checkout');
});

test('without a parameter the page that follows is next', () => {
  expect(leadsTo(route, '/checkout-registration', [shop])).toBe('/address-input/checkout');
});
