import { attempt, parsed } from '../browser/attempt.ts';
import { valueAt } from '../browser/value-at.ts';
import type { Attribution } from './visit.ts';

/** What the attribution cookie says, `source|medium|campaign`; undefined when it names no source. */
export function cookieAttribution(cookie = ''): Attribution | undefined {
  const [tcs_source, tcs_medium, tcs_campaign] = cookie.split('|').map((value) => value.trim() || undefined);
  return tcs_source ? { tcs_source, tcs_medium, tcs_campaign } : undefined;
}

/** What is left where the cookie says nothing (Tracking §8): the host of the page before, or that there was none. */
export function referrerAttribution(host = ''): Attribution {
  return host ? { tcs_source: host, tcs_medium: 'referral' } : { tcs_source: 'direct', tcs_medium: 'none' };
}

/**
 * The long-term token: claim `lid` of a JSON Web Token, whose signature only its server can check. Undefined when it
 * cannot be read, or when it could not stand in a header.
 */
export function longTermToken(jwt: string): string | undefined {
  const payload = jwt.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const lid = valueAt(parsed(attempt(() => atob(payload)) ?? ''), 'lid');
  return typeof lid === 'string' && /^[!-~]+$/.test(lid) ? lid : undefined;
}

/** Each cluster with the greatest width that still belongs to it, in CSS pixels (Tracking §2). */
const clusters = { XS: 374, S: 667, M: 767, L: 979, XL: 1023, XXL: 1279, '3XL': 1439, '4XL': 1919 };

/** The cluster that a window of this width belongs to, XS to 5XL (Tracking §2). */
export function screenBreakpoint(width: number): string {
  return Object.entries(clusters).find(([, widest]) => width <= widest)?.[0] ?? '5XL';
}
