import { expect, test } from 'vitest';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { historyKey, ordersKey } from './storage.ts';

const kept = { [historyKey]: '{"1":{"lit":0}}', [ordersKey]: '["o-1\\nga4 purchase"]' };
const stored = { ...kept, other: '1' };
const session = 'cot_session=s1';
const removed = 'cot_session=; Path=/; Max-Age=0';

/** A page with nothing but the data layer, on which neither the history nor the session has a part of its own. */
const openWith = (consent: string) => openPage({}, { cookies: `${consent}; ${session}`, stored });

test('What the library keeps goes with the consent to statistics, though none of its parts is on the page', () => {
  const { browser, change, hint } = openWith(consentCookie('C0003'));
  expect(Object.fromEntries(browser.stored)).toEqual(stored);
  change({ cookies: `${consentCookie('C0004')}; ${session}` });
  hint();
  expect(Object.fromEntries(browser.stored)).toEqual({ other: '1' });
  expect(browser.written).toEqual([removed]);
});

test('What an earlier page has kept goes where consent has been withdrawn since', () => {
  const { browser } = openWith(consentCookie());
  expect(Object.fromEntries(browser.stored)).toEqual({ other: '1' });
  expect(browser.written).toEqual([removed]);
});

test.each([
  ['who agrees', consentCookie('C0003')],
  ['who has not chosen', 'a=b'],
  ['whom the consent tool has not asked yet', `${consentCookie()}%26interactionCount%3D0`],
])('It stays for a visitor %s', (_who, consent) => {
  const { browser, hint } = openWith(consent);
  hint();
  expect(Object.fromEntries(browser.stored)).toEqual(stored);
  expect(browser.written).toEqual([]);
});

test('No cookie is written where there is none to remove', () => {
  const { browser } = openPage({}, { cookies: consentCookie(), stored });
  expect(browser.written).toEqual([]);
  expect(browser.stored.has(historyKey)).toBe(false);
});
