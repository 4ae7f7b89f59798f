import { siteFor } from '@crema/flow-domain';
import { createRouteTable } from '@crema/page-shell/route-table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand as crema } from '../brand/crema/brand.ts';
import { testRoute } from '../../test-support/test-routes.ts';
import { servedRoute } from '../routes/route.ts';
import type { View } from './load-view.ts';
import { createAppNavigation } from './navigation.ts';

const assign = vi.fn<(path: string) => void>();
const replace = vi.fn<(path: string) => void>();

beforeEach(() => {
  assign.mockClear();
  replace.mockClear();
  vi.stubGlobal('location', { href: 'http://localhost/start', assign, replace });
  vi.stubGlobal('getSelection', () => null);
  // As in development: one style for all pages, nothing to put on.
  vi.stubGlobal('document', {
    querySelector: () => null,
    getElementById: () => null,
    body: { dataset: {} },
  });
});
afterEach(() => vi.unstubAllGlobals());

let outdated = false;
let redirects: Readonly<Record<string, string>> = {};
beforeEach(() => {
  outdated = false;
  redirects = {};
});

const erika = { firstName: 'Erika', lastName: 'Muster' };
const start = testRoute({ id: 'start', paths: ['/start'] });
const Screen = () => null;
const { findView, prepareView } = createAppNavigation(
  {
    table: createRouteTable(
      [
        start,
        testRoute({ id: 'open', paths: ['/open'] }),
        testRoute({ id: 'members', paths: ['/members'], check: 'logged-in' }),
        testRoute({ id: 'lost', paths: ['/lost'], check: 'toString' }),
        testRoute({ id: 'popup', paths: ['/popup'], layout: 'popup' }),
        testRoute({ id: 'broken', paths: ['/broken'] }),
      ],
      { card: 'crema' },
    ),
    checks: { 'logged-in': ({ customer, site }) => (customer ? undefined : `/login-of-${site.key}`) },
    screens: {
      open: async () => ({ Screen }),
      members: async () => ({ Screen }),
      broken: () => Promise.reject(new TypeError('Failed to fetch')),
    },
  },
  { ...crema, returnOrigins: () => ['https://www.shop.example'] },
  async () => ({
    isOutdated: () => outdated,
    redirectOf: async (site, path) => redirects[`${site} ${path}`],
  }),
);

const from = (customer?: typeof erika): View => ({
  Screen,
  pack: { site: siteFor('HU'), documents: [], messages: {} },
  state: { site: 'HU', route: servedRoute(start), customer },
});
const go = (path: string, more: object = {}) => findView({ path, from: from(), asked: () => path, ...more });

test('a page without a check is shown, in the site and for the customer of the page before', async () => {
  const view = await go('/open', { from: from(erika) });
  expect(view?.state).toMatchObject({ site: 'HU', customer: erika, route: { id: 'open' } });
  expect(view?.pack.site.key).toBe('HU');
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], []]);
});

test('a check runs again: it lets in who has just registered, and leads others elsewhere', async () => {
  expect((await go('/members', { registered: erika }))?.state.customer).toEqual(erika);
  expect(await go('/members')).toBeUndefined();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login-of-HU');
});

test.each(['/lost', '/popup', '/nowhere', '/assets/x'])(
  'the server answers %s: an unknown check, another layout, no page of the app',
  async (path) => {
    expect(await go(path)).toBeUndefined();
    expect(assign).toHaveBeenCalledExactlyOnceWith(path);
  },
);

test('an answer that comes after another page was asked for is not shown', async () => {
  expect(await go('/open', { asked: () => '/members' })).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

test('a page of which a part cannot be had is an error for the caller, who lets the server answer', async () => {
  await expect(go('/broken')).rejects.toThrow('Failed to fetch');
});

test('what is prepared shows nothing and goes nowhere', async () => {
  await prepareView('/members', from());
  await prepareView('/nowhere', from());
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], []]);
});

test.each([
  ['?returnTo=https%3A%2F%2Fwww.shop.example%2Fcart', 'https://www.shop.example/cart'],
  ['?returnTo=%2Fcart', '/cart'],
])('success on a page that was opened with %s leads back', async (search, to) => {
  vi.stubGlobal('location', {
    href: `http://localhost/start${search}`,
    pathname: '/start',
    search,
    assign,
    replace,
  });
  const checkout = servedRoute(
    testRoute({ id: 'checkout', paths: ['/start'], next: '/open', returns: true }),
  );
  const leaving = { ...from(), state: { ...from().state, route: checkout } };
  expect(await go('/open', { from: leaving })).toBeUndefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith(to);
  assign.mockClear();
  expect(await go('/members', { from: leaving, registered: erika })).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});

test('a page is loaded as a whole once a newer build is there, and nothing is fetched for it before', async () => {
  outdated = true;
  await prepareView('/broken', from());
  expect(await go('/open')).toBeUndefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/open');
});

test('a page that another one of the shop takes the place of leads there', async () => {
  redirects = { 'HU /open': 'https://www.shop.example/join' };
  expect(await go('/open/?a=1')).toBeUndefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://www.shop.example/join');
});

test('a manifest that names somebody else’s address leads nowhere', async () => {
  redirects = { 'HU /open': 'https://evil.example/' };
  expect(await go('/open')).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});
