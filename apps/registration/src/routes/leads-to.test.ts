import { expect, test } from 'vitest';
import { leadOrigins, leadsTo, leadTargets } from './leads-to.ts';
import { brand as crema } from '../brand/crema/brand.ts';

const route = { next: '/address-input/checkout', returns: true };
const shop = 'https://www.shop.example';
const targets = { origins: [shop], shop: 'https://shop.example/start', checkout: 'https://pay.example/' };
const lead = (returnTo: string, from: typeof route = route) =>
  leadsTo(from, `/checkout-registration?returnTo=${encodeURIComponent(returnTo)}`, targets);

test('an allowed address comes before the page that follows', () => {
  expect(lead('/kasse?schritt=2#zahlung')).toBe('/kasse?schritt=2#zahlung');
  expect(lead(`${shop}/kasse?a=1`)).toBe(`${shop}/kasse?a=1`);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
  '%j is not allowed: the page that follows is next',
  (returnTo) => {
    expect(lead(returnTo)).toBe('/address-input/checkout');
  },
);

test('a page that leads nowhere else does not ask its address', () => {
  expect(lead(`${shop}/kasse`, { ...route, returns: false })).toBe('/address-input/checkout');
});

test('without a parameter the page that follows is next', () => {
  expect(leadsTo(route, '/checkout-registration', targets)).toBe('/address-input/checkout');
});

test('a form that no page follows leads to the shop, or back to its checkout, unless its address says where', () => {
  const last = { next: undefined, returns: true };
  expect(leadsTo(last, '/address-input/standalone', targets)).toBe('https://shop.example/start');
  expect(leadsTo(last, '/address-input/checkout', targets)).toBe('https://pay.example/');
  expect(leadsTo(last, '/address-input/checkout?returnTo=%2Fkasse', targets)).toBe('/kasse');
  expect(leadsTo(last, '/address-input/checkout?returnTo=https://evil.example', targets)).toBe(
    targets.checkout,
  );
});

test.each([
  ['a page follows it', { next: '/next' }, []],
  ['it may lead back', route, [shop]],
  ['it leads to the shop', {}, ['https://shop.example', 'https://pay.example']],
  ['it may do both', { returns: true }, [shop, 'https://shop.example', 'https://pay.example']],
])('the policy of a form lets it lead where success does: %s', (_, leading, origins) => {
  expect(leadOrigins(leading, targets)).toEqual(origins);
});

test('a shop of the app’s own host, or of an origin that is listed, is named no second time', () => {
  expect(leadOrigins({}, { origins: [], shop: '/', checkout: '/checkout' })).toEqual([]);
  expect(leadOrigins({ returns: true }, leadTargets(crema, 'AT'))).toEqual(['https://at.crema.example']);
});
