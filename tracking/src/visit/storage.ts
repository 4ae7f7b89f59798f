import { statistics } from './consent/groups.ts';
import type { Consent } from './consent/consent.ts';
import { parsed, toJson } from '../browser/json.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { attempt } from '../browser/attempt.ts';

/** The session's cookie (Tracking §9). */
export const sessionCookie = 'cot_session';

/** Key of the product history: a JSON object with an entry per product id (Tracking §3). */
export const historyKey = 'cotProductHistory';

/** Key of the orders that channels have sent: a JSON array of texts that begin with an order's id. */
export const ordersKey = 'cotOrders';

/** Key in the tab's storage of messages that were not sent before their page was left: a JSON array. */
export const unsentKey = 'cotUntold';

/** Key in the tab's storage of the internal tracker's requests without a response: a JSON array of texts. */
export const unpostedKey = 'cotUnposted';

/** Removes everything that the library has stored, if statistics is refused. */
export function clearStorage(
  window: Pick<PageWindow, 'document' | 'localStorage' | 'sessionStorage'>,
  consent: Consent,
): void {
  const { known, grants } = consent.now();
  if (!known || grants([statistics])) return;
  // The browser may block storage for the page.
  attempt(() => {
    if (window.document.cookie.includes(sessionCookie))
      window.document.cookie = `${sessionCookie}=; Path=/; Max-Age=0`;
    for (const key of [historyKey, ordersKey]) window.localStorage.removeItem(key);
    for (const key of [unsentKey, unpostedKey]) window.sessionStorage.removeItem(key);
  });
}

type Tab = Pick<PageWindow, 'sessionStorage'>;

/** Most entries that a page stores for the next page of its tab. The oldest entries are dropped. */
const entryBound = 400;

/** Most UTF-16 units of these entries together. */
const unitBound = 400_000;

/**
 * Stores a list for the next page of the tab, if statistics is granted. Returns a function that takes it back. That returns `false`
 * if another page has taken the list.
 */
export function keepInTab(
  window: Tab,
  consent: Consent,
  key: string,
  list: readonly unknown[],
): () => boolean {
  const allowed = consent.now().grants([statistics]) ? list : [];
  const texts = allowed.slice(-entryBound).map(toJson);
  let units = 2;
  const fits = texts.findLastIndex((text) => (units += text.length + 1) > unitBound);
  const json = `[${texts.slice(fits + 1).join(',')}]`;
  if (texts[0]) attempt(() => window.sessionStorage.setItem(key, json));
  return () => {
    if (!texts[0]) return true;
    const isThere = attempt(() => window.sessionStorage.getItem(key)) === json;
    if (isThere) attempt(() => window.sessionStorage.removeItem(key));
    return isThere;
  };
}

/** Takes the list that the page before has stored, and removes it. Entries may be broken. */
export function takeFromTab(window: Tab, key: string): readonly unknown[] {
  const found = parsed(attempt(() => window.sessionStorage.getItem(key)) ?? '');
  attempt(() => window.sessionStorage.removeItem(key));
  return Array.isArray(found) ? found : [];
}
