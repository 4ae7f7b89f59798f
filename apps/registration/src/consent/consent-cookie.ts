/** Where consent tools keep a choice, and the tracking library reads it (Tracking §6). */
const name = 'OptanonConsent';

const pattern = new RegExp(`(?:^|; )${name}=([^;]*)`);

/** The fields of the cookie, none where there is no cookie: a query string that may be encoded as a whole, as the library reads it. */
export function readCookie(): URLSearchParams {
  const text = pattern.exec(document.cookie)?.[1] ?? '';
  const [whole] = text.includes('=') ? [text] : new URLSearchParams(text).keys();
  return new URLSearchParams(whole);
}

function write(value: string, seconds: number, domain?: string): void {
  const forDomain = domain === undefined ? '' : `; Domain=${domain}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${forDomain}`;
}

/** The host and all it is part of: `de.shop.example`, then `shop.example`. A browser writes nothing for a whole `example`. */
function domains(): readonly string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, from) => labels.slice(from).join('.'));
}

/**
 * Keeps the fields for this host. A cookie of the same name that was written for a whole domain would be read in their place: it
 * goes, and if it cannot, the fields are kept there.
 * @param isKept whether they are what is read now
 */
export function replaceCookie(fields: URLSearchParams, seconds: number, isKept: () => boolean): void {
  const value = fields.toString();
  for (const domain of domains()) write('', 0, domain);
  write(value, seconds);
  for (const domain of domains()) if (!isKept()) write(value, seconds, domain);
}
