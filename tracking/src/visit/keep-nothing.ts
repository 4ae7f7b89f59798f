import { attempt } from '../browser/attempt.ts';
import type { PageWindow } from '../browser/page-window.ts';
import type { Consent } from './consent/consent.ts';
import { statistics } from './consent/groups.ts';

/** The session's cookie (Tracking §9). */
export const sessionCookie = 'cot_session';
/** Under what the product history is stored: one JSON object, an entry per product id (Tracking §3). */
export const historyKey = 'cotProductHistory';

/** Under what the orders are stored that channels have been told of: a JSON list of texts that begin with an order's id. */
export const ordersKey = 'cotOrders';

/** Under what the tab keeps for its next page what was not told on this one: a JSON list. */
export const untoldKey = 'cotUntold';

/** Under what the tab keeps for its next page what the internal tracker has not been told: a JSON list of texts. */
export const unpostedKey = 'cotUnposted';

/** Removes what the library keeps in the browser once statistics has been refused, whichever of its parts is on the page. */
export function keepNothing(
  window: Pick<PageWindow, 'document' | 'localStorage' | 'sessionStorage'>,
  consent: Consent,
): void {
  const { known, grants } = consent.now();
  if (!known || grants([statistics])) return;
  // The browser may keep nothing for the page.
  attempt(() => {
    if (window.document.cookie.includes(sessionCookie))
      window.document.cookie = `${sessionCookie}=; Path=/; Max-Age=0`;
    for (const key of [historyKey, ordersKey]) window.localStorage.removeItem(key);
    for (const key of [untoldKey, unpostedKey]) window.sessionStorage.removeItem(key);
  });
}
