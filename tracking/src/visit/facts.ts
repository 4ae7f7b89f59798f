import { attempt } from '../browser/attempt.ts';
import { parsed } from '../browser/json.ts';
import { valueAt } from '../browser/value-at.ts';
import type { Schema } from '../messages/schema/kind.ts';
import type { Data } from '../messages/schema/kinds.ts';
import { noFindings, read } from '../messages/schema/read.ts';
import { isRecord } from '../browser/is-record.ts';

/** The origin of a visit (Tracking §7). */
export interface Attribution {
  readonly tcs_source: string;
  readonly tcs_medium?: string | undefined;
  readonly tcs_campaign?: string | undefined;
}

/** Reads the attribution cookie, `source|medium|campaign`. Returns undefined if it has no source. */
export function cookieAttribution(cookie = ''): Attribution | undefined {
  const [tcs_source, tcs_medium, tcs_campaign] = cookie.split('|').map((value) => value.trim() || undefined);
  return tcs_source ? { tcs_source, tcs_medium, tcs_campaign } : undefined;
}

/** Returns the attribution by the referrer's host, for a visit without the cookie (Tracking §8). */
export function referrerAttribution(host = ''): Attribution {
  return host ? { tcs_source: host, tcs_medium: 'referral' } : { tcs_source: 'direct', tcs_medium: 'none' };
}

/**
 * Returns the long-term token: the claim `lid` of a JSON Web Token. Only the server can check the signature. Returns undefined if
 * the token cannot be read or cannot be sent in a header.
 */
export function longTermToken(jwt: string): string | undefined {
  const payload = jwt.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const lid = valueAt(parsed(attempt(() => atob(payload)) ?? ''), 'lid');
  return typeof lid === 'string' && /^[!-~]+$/.test(lid) ? lid : undefined;
}

/** Facts about the browser and the page, by their names in the internal tracking payload (Tracking §3). */
export interface Browser {
  /** The whole address and its host. */
  readonly url: string;
  readonly hostname: string;
  readonly user_agent: string;
  readonly device_type: 'desktop' | 'mobile' | 'tablet';
  /** Cluster of the window's width: XS to 5XL (Tracking §2). */
  readonly screen_breakpoint: string;
  /** In CSS pixels: `1280x800`. */
  readonly screen_size: string;
}

/** The largest width of each cluster in CSS pixels (Tracking §2). */
const clusters = { XS: 374, S: 667, M: 767, L: 979, XL: 1023, XXL: 1279, '3XL': 1439, '4XL': 1919 };

/** Returns the cluster of a window's width, XS to 5XL (Tracking §2). */
export function screenBreakpoint(width: number): string {
  return Object.entries(clusters).find(([, widest]) => width <= widest)?.[0] ?? '5XL';
}

/**
 * Returns the kind of device of a user agent. Android phones contain `Mobile`, Android tablets do not. An iPad that requests desktop
 * pages identifies as a Macintosh and counts as a desktop.
 */
export function deviceType(userAgent: string): Browser['device_type'] {
  if (/ipad|tablet|playbook|silk|kindle|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** Reads stored data by a schema. Faults are not logged, because the page cannot correct them. */
export function readKept<S extends Schema>(schema: S, kept: Readonly<Record<string, unknown>>): Data<S> {
  return read(schema, kept, noFindings());
}

/** The visitor's cashback partner, from its cookie (Tracking §3). */
export interface Cashback {
  readonly cashbackUserId?: string;
  readonly cashbackClickId?: string;
  readonly exactagUserKey?: string;
  readonly origin?: string;
  readonly cashbackPartner?: string;
}

const cashback = {
  cashbackUserId: 'text',
  cashbackClickId: 'text',
  exactagUserKey: 'text',
  origin: 'text',
  cashbackPartner: 'text',
} as const satisfies Schema;

/** Reads the cashback cookie, JSON with the fields of Tracking §3. Returns undefined if it is missing or not an object. */
export function readCashback(cookie = ''): Cashback | undefined {
  // Most visitors have no cookie, and an exception of the JSON parser takes long.
  const found = cookie ? parsed(cookie) : undefined;
  return isRecord(found) ? readKept(cashback, found) : undefined;
}
