/** The groups that one consent cookie grants; undefined where it does not name any. */
function groupsOf(text: string): readonly string[] | undefined {
  // Only where it has no sign of its own: what is encoded in one of its values, such as an address, is no group.
  const [whole] = text.includes('=') ? [text] : new URLSearchParams(text).keys();
  return new URLSearchParams(whole)
    .get('groups')
    ?.split(',')
    .flatMap((group) => (group.trim().endsWith(':1') ? group.trim().slice(0, -2) : []));
}

/**
 * The groups a visitor has agreed to: the consent tool's global first (`,C0001,C0003,`), since the cookie may lag behind it;
 * an empty one is not filled yet. The cookie is a query string that may be encoded as a whole:
 * `groups=C0001%3A1%2CC0003%3A0`. Of several cookies, for the host and for its domain, only what all of them grant is
 * granted. `undefined` is not known, which counts as no consent at all (Tracking §6).
 */
export function readGroups(global: unknown, cookies: string): readonly string[] | undefined {
  if (typeof global === 'string' && global) return global.match(/[^\s,]+/g) ?? [];
  const all = [...cookies.matchAll(/(?:^|; )OptanonConsent=([^;]*)/g)].map(([, text = '']) => groupsOf(text));
  return all.reduce((agreed, each) => each && agreed?.filter((group) => each.includes(group)), all[0]);
}
