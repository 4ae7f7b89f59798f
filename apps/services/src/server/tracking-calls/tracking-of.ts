import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { refusesStatistics } from '../../core/customer-data/statistics-consent.ts';
import { readTracking, type TrackingState } from '../../core/reconciliation/page-words.ts';
import { isStorable } from '../http/read-body.ts';
import { isFramed } from '../sessions/cookies.ts';

/** The cookie of the library's session (Tracking §9). It is the session of the visit's events. */
const sessionCookie = 'cot_session';

/** Returns the session. No registration fails for one that cannot be stored. */
function sessionOf(c: Context): string | undefined {
  const session = getCookie(c, sessionCookie);
  return session !== undefined && session.length <= 100 && isStorable(session) ? session : undefined;
}

/**
 * Returns the state of tracking on the page that sends a registration. A registration is linked with a visit only if the page sent an
 * id, which it does with consent to statistics, and if the cookie of consent does not say otherwise.
 */
export function trackingOf(c: Context): TrackingState {
  if (isFramed(c)) return { kind: 'none' };
  const header = c.req.header('x-tracking');
  if (header === undefined) return { kind: 'early' };
  const { id, words } = readTracking(header);
  if (id === undefined) return { kind: 'tracked', words };
  // Page and cookie disagree, so the receipts of this page are not used either.
  if (refusesStatistics(c.req.header('cookie'))) return { kind: 'tracked', words: [] };
  return { kind: 'tracked', words, link: { id, session: sessionOf(c) } };
}
