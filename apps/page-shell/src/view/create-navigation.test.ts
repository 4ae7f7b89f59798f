import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppPages, createNavigation } from './create-navigation.ts';
import type { Shown } from './use-view.ts';

interface View extends Shown {
  readonly name: string;
}

const assign = vi.fn<(path: string) => void>();
const replace = vi.fn<(path: string) => void>();
let hasApp = true;
let dataset: Record<string, string> = {};
let isOutdated = false;
let events: string[] = [];

beforeEach(() => {
  assign.mockClear();
  replace.mockClear();
  [hasApp, dataset, isOutdated, events] = [true, { sending: '' }, false, []];
  vi.stubGlobal('location', { assign, replace });
  vi.stubGlobal('document', {
    // As in development: one style for all pages, nothing to put on.
    querySelector: () => null,
    getElementById: (id: string) => ({
      hasChildNodes: () => hasApp,
      focus: () => events.push(`focus ${id}`),
    }),
    body: { dataset },
  });
  vi.stubGlobal('getSelection', () => ({ removeAllRanges: () => events.push('deselect') }));
});
afterEach(() => vi.unstubAllGlobals());

const load = vi.fn<() => Promise<View>>(async () => ({ name: 'open' }));
const page = { kind: 'page', style: 'open', load } as const;
const pages: AppPages<View, string> = {
  leadsTo: (path) => (path === '/done' ? 'https://www.shop.example/' : path),
  replacementOf: async (path, _, redirectOf) => await redirectOf('DE', path),
  targetOf: ({ path }) =>
    path === '/members' ? { kind: 'address', address: '/login', replaces: true } : page,
  pageOf: (path) => (path === '/open' ? page : undefined),
};
const { findView, prepareView } = createNavigation(pages, async () => ({
  isOutdated: () => isOutdated,
  redirectOf: async (_, path) => (path === '/join' ? 'https://www.shop.example/join' : undefined),
}));
const from = { name: 'start' };
const go = (path: string, asked = path) => findView({ path, from, asked: () => asked });

test('a page of the app is shown, and its success is not waited for any more', async () => {
  expect(await go('/open')).toMatchObject({ name: 'open' });
  expect(dataset).toEqual({});
});

test('focus and caret leave the screen, and the browser can report it before the next page is shown', async () => {
  vi.stubGlobal('setTimeout', (done: () => void, ms: number) => {
    events.push(`wait ${ms} ms`);
    done();
  });
  await go('/open');
  expect(events).toEqual(['focus main', 'deselect', 'wait 50 ms']);
});

test.each([
  ['/done', 'https://www.shop.example/'],
  ['/join', 'https://www.shop.example/join'],
])('%s leads out of the app', async (path, to) => {
  expect(await go(path)).toBeUndefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith(to);
});

test('a visitor whom the page does not admit goes elsewhere, and the page is not in the history', async () => {
  expect(await go('/members')).toBeUndefined();
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], [['/login']]]);
});

test('the server shows the page if there is a newer build, or if an error has emptied this one', async () => {
  isOutdated = true;
  expect(await go('/open')).toBeUndefined();
  [isOutdated, hasApp] = [false, false];
  expect(await go('/open')).toBeUndefined();
  expect(assign.mock.calls).toEqual([['/open'], ['/open']]);
  expect(dataset).toEqual({ sending: '' });
});

test('a page that comes after another one was asked for is not shown', async () => {
  expect(await go('/open', '/other')).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

test('a page is prepared only if the app will show it', async () => {
  load.mockClear();
  await prepareView('/nowhere', from);
  isOutdated = true;
  await prepareView('/open', from);
  expect(load).not.toHaveBeenCalled();
  isOutdated = false;
  await prepareView('/open', from);
  expect(load).toHaveBeenCalledOnce();
});
