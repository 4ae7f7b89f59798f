declare global {
  interface Window {
    OnetrustActiveGroups?: unknown;
  }
}

/** The purposes a visitor can agree to, with the tracking library's consent groups (Tracking §6). */
export const groups = { statistics: 'C0003', marketing: 'C0004' } as const;

/** A purpose a visitor can agree to. */
export type Purpose = keyof typeof groups;

/** All purposes. */
export const purposes = ['statistics', 'marketing'] as const;

/** The group that is always active, because the page needs it. */
const necessary = 'C0001';

/** Seconds that a choice is stored: half a year. Then the banner asks again. */
const keptFor = 180 * 24 * 60 * 60;

/** Name of the cookie where consent tools store a choice, and the tracking library reads it (Tracking §6). */
const name = 'OptanonConsent';

const pattern = new RegExp(`(?:^|; )${name}=([^;]*)`);

/** Returns the fields of the cookie. Its value is a query string, which may be encoded as a whole. Without a cookie it has none. */
function readCookie(): URLSearchParams {
  const text = pattern.exec(document.cookie)?.[1] ?? '';
  const [whole] = text.includes('=') ? [text] : new URLSearchParams(text).keys();
  return new URLSearchParams(whole);
}

function write(value: string, seconds: number, domain?: string): void {
  const forDomain = domain === undefined ? '' : `; Domain=${domain}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${forDomain}`;
}

/** Returns the host and the domains it is in: `de.shop.example`, `shop.example`. A browser refuses a cookie for `example`. */
function domains(): readonly string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, from) => labels.slice(from).join('.'));
}

/**
 * Stores the fields for this host. The browser may send a cookie of the same name for a whole domain in their place, so that cookie
 * is removed. If that fails, the fields are stored for the domain.
 * @param isKept returns true if the fields are the ones that are read now
 */
function replaceCookie(fields: URLSearchParams, seconds: number, isKept: () => boolean): void {
  const value = fields.toString();
  for (const domain of domains()) write('', 0, domain);
  write(value, seconds);
  for (const domain of domains()) if (!isKept()) write(value, seconds, domain);
}

/** Returns what the visitor has agreed to, or `undefined` without a choice. The defaults of a tool are not a choice. */
export function keptChoice(): readonly Purpose[] | undefined {
  const fields = readCookie();
  const active = fields.get('groups');
  if (active === null || fields.get('interactionCount') === '0') return undefined;
  return purposes.filter((purpose) => active.includes(`${groups[purpose]}:1`));
}

const activeGroups = (agreed: readonly Purpose[]) => [necessary, ...agreed.map((purpose) => groups[purpose])];

/** Reports a choice to the page and the tracking library in it. */
export function tellChoice(agreed: readonly Purpose[]): void {
  const active = activeGroups(agreed);
  window.OnetrustActiveGroups = `,${active.join(',')},`;
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: active }));
}

/** Stores a choice and reports it. If the browser refuses cookies, the choice holds until the page is left. */
export function keepChoice(agreed: readonly Purpose[]): void {
  const active = activeGroups(agreed);
  const fields = new URLSearchParams({
    groups: activeGroups(purposes)
      .map((group) => `${group}:${active.includes(group) ? 1 : 0}`)
      .join(','),
    interactionCount: '1',
    datestamp: new Date().toISOString(),
  });
  replaceCookie(fields, keptFor, () => String(keptChoice()) === String(agreed));
  tellChoice(agreed);
}

/** Returns true if the browser sends the signal against passing on data (Global Privacy Control). */
const refusesForAll = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Returns true if the banner has to ask. It does not ask after a choice, nor if the browser cannot store one. Then nothing is agreed to. */
export const isAsked = (): boolean =>
  keptChoice() === undefined && navigator.cookieEnabled && !refusesForAll();
