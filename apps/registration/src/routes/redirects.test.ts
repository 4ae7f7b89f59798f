import { expect, test } from 'vitest';
import { brand as crema } from '../brand/crema/brand.ts';
import { redirectKey, redirectsOf } from './redirects.ts';

const leadingTo = (address: string) => ({
  ...crema,
  returnOrigins: () => ['https://club.example'],
  redirects: () => ({ '/signup': address }),
});

test.each(['https://www.crema.example/join?a=1', 'https://club.example/'])(
  'a page may lead to %s',
  (address) => {
    expect(redirectsOf(leadingTo(address), 'DE')).toEqual({ '/signup': address });
  },
);

test.each([
  'https://evil.example/',
  'https://www.crema.example.evil.example/',
  'https://www.crema.example@evil.example/',
  'http://www.crema.example/',
  'javascript:alert(1)',
  '//www.crema.example/',
  '/other',
])('a page may not lead to %s: the app does not start', (address) => {
  expect(() => redirectsOf(leadingTo(address), 'DE')).toThrow(`/signup leads to ${address} on DE`);
});

test('a brand without redirects has none', () => {
  expect(redirectsOf(crema, 'TR')).toEqual({});
});

test.each([
  ['/signup/', '/signup'],
  ['/signup', '/signup'],
  ['/', '/'],
])('%s is named %s', (path, key) => expect(redirectKey(path)).toBe(key));
