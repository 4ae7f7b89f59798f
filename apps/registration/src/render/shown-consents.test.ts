import type { DecidedConsent, SiteKey } from '@crema/flow-domain';
import { expect, test, vi } from 'vitest';
import { routes } from '../routes/routes.ts';
import { consentsAt } from './shown-consents.ts';

const routeOf = (id: string) => {
  const route = routes.find((each) => each.id === id);
  if (!route) throw new Error(id);
  return route;
};

const newsletter: DecidedConsent = {
  kind: 'newsletter',
  granted: true,
  withdrawn: false,
  pending: false,
  unproven: false,
  documentId: 'de/newsletter',
  documentVersion: '1.0',
  site: 'DE',
  decidedAt: '2026-11-20T23:30:00.000Z',
  withdrawable: true,
};

const shown = async (decided: readonly DecidedConsent[], query = '', site: SiteKey = 'DE') =>
  await consentsAt(routeOf('consents'), site, new URL(`http://localhost/consents${query}`), {
    ask: () => Promise.resolve(decided),
    brandName: 'Crema',
  });

test('says how each stands, since which day where its customers live, and what was shown', async () => {
  const { consents } = await shown([newsletter]);
  expect(consents).toEqual([
    {
      kind: 'newsletter',
      state: 'granted',
      since: '21. November 2026',
      withdrawable: true,
      document: {
        label: expect.stringMatching(/^Ja, ich möchte den Newsletter/),
        detail: expect.arrayContaining([expect.any(String)]),
        version: '1.0',
        locale: 'de-DE',
      },
    },
  ]);
});

test('shows each decision in the words of its own version, also after those were replaced', async () => {
  const labelOf = async (documentVersion: string) =>
    (await shown([{ ...newsletter, documentVersion }])).consents?.map(({ document }) => document?.label);
  const replaced =
    'Ja, ich möchte den Newsletter per E-Mail erhalten und mir 10 % Willkommensrabatt sichern.';
  expect(await labelOf('1.0')).toEqual([replaced]);
  expect(await labelOf('1.1')).toEqual([
    'Ja, ich möchte den Newsletter von Crema per E-Mail erhalten und mir 10\u00A0% Willkommensrabatt sichern.',
  ]);
});

test.each<[SiteKey, string]>([
  ['HU', '2026. november 21.'],
  ['CH_FR', '21 novembre 2026'],
  ['TR', '21 Kasım 2026'],
])('the day is written as on %s; the wording stays in the language it was shown in', async (site, since) => {
  const { consents } = await shown([newsletter], '', site);
  expect(consents).toMatchObject([{ since, document: { locale: 'de-DE' } }]);
});

test.each([
  [{ granted: true, withdrawn: false }, 'granted'],
  [{ granted: false, withdrawn: false }, 'refused'],
  [{ granted: false, withdrawn: true }, 'withdrawn'],
])('%o is %s', async (decided, state) => {
  expect((await shown([{ ...newsletter, ...decided }])).consents).toMatchObject([{ state }]);
});

test('has no wording of a version that is gone, and nothing of a kind that nobody knows', async () => {
  const { consents } = await shown([
    { ...newsletter, documentVersion: '0.1' },
    { ...newsletter, site: 'XX' },
    { ...newsletter, kind: 'former' },
    { ...newsletter, kind: '__proto__' },
  ]);
  expect(consents?.map(({ kind, document }) => [kind, document])).toEqual([
    ['newsletter', undefined],
    ['newsletter', undefined],
  ]);
});

test('believes an address only of what is withdrawn', async () => {
  const withdrawn = { ...newsletter, granted: false, withdrawn: true };
  expect((await shown([withdrawn], '?withdrawn=newsletter')).withdrawn).toBe('newsletter');
  expect((await shown([newsletter], '?withdrawn=newsletter')).withdrawn).toBeUndefined();
  expect((await shown([withdrawn], '?withdrawn=dne')).withdrawn).toBeUndefined();
  expect((await shown([withdrawn])).withdrawn).toBeUndefined();
});

test('asks for none on a page that shows none, and says nothing where they cannot be had', async () => {
  const ask = vi.fn(() => Promise.resolve(undefined));
  const url = new URL('http://localhost/');
  expect(await consentsAt(routeOf('thank-you'), 'DE', url, { ask, brandName: 'Crema' })).toEqual({});
  expect(ask).not.toHaveBeenCalled();
  expect(await consentsAt(routeOf('consents'), 'DE', url, { ask, brandName: 'Crema' })).toEqual({});
  expect(ask).toHaveBeenCalledOnce();
});
