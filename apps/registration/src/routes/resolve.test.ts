import { createRouteTable } from '@crema/page-shell/route-table';
import { expect, test } from 'vitest';
import { resolve } from './resolve.ts';
import { routes } from './routes.ts';

const table = createRouteTable(routes, { card: 'crema' });

const at = (address: string, pageList = true) =>
  resolve(new URL(address, 'http://localhost'), table, pageList);

test.each([
  '/signup',
  '/m/signup',
  '/standalone-registration',
  '/service/registrationfrontend/register',
  '/signup/',
  '/signup?site=TR',
])('%s is the standalone registration', (path) => {
  expect(at(path)).toMatchObject({ kind: 'page', route: { id: 'standalone-registration' } });
});

test.each([
  ['/', '/signup'],
  ['/x/y?a=1&b=2', '/signup?a=1&b=2'],
  ['/m', '/m/signup'],
  ['/m/x?a=1', '/m/signup?a=1'],
  ['/market', '/signup'],
  ['//evil.example/x', '/signup'],
])('the catch-all leads %s to %s', (from, to) => {
  expect(at(from)).toEqual({ kind: 'redirect', location: to });
});

test.each([
  ['/address-input/nonsense?a=1', 'Page Not Found: /address-input/nonsense?a=1'],
  ['/builds/missing.json?t=1', 'Page not found: /builds/missing.json'],
  ['/service/unknown', 'Page not found: /service/unknown'],
  ['/assets/missing.js', 'Page not found: /assets/missing.js'],
])('%s is not found, in the specification’s words', (path, message) => {
  expect(at(path)).toEqual({ kind: 'not-found', message });
});

test('an app that cannot go on has an error page', () => {
  expect(at('/builds/failed')).toEqual({ kind: 'failed' });
});

test('the page list is there only while it is switched on', () => {
  expect(at('/registration').kind).toBe('page-list');
  expect(at('/registration', false)).toEqual({ kind: 'redirect', location: '/signup' });
});
