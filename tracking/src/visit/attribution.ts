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
