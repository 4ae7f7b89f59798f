/**
 * The groups a visitor has agreed to: the consent tool's global first (`,C0001,C0003,`), since the cookie may lag behind it;
 * an empty one is not filled yet. The cookie is a query string that may be encoded as a whole:
 * `groups=C0001%3A1%2CC0003%3A0`. `undefined` is not known, which counts as no consent at all (Tracking §6).
 */
export function readGroups(global: unknown, cookies: string): readonly string[] | undefined {
  if (typeof global === 'string' && global) return global.match(/[^\s,]+/g) ?? [];
  const text = /(?:^|; )OptanonConsent=([^;]*)/.exec(cookies)?.[1] ?? '';
  // Only where it has no sign of its own: what is encoded in one of its values, such as an address, is no group.
  const [whole] = text.includes('=') ? [text] : new URLSearchParams(text).keys();
  return new URLSearchParams(whole)
    .get('groups')
    ?.split(',')
    .flatMap((group) => (group.endsWith(':1') ? group.trim().slice(0, -2) : []));
}
