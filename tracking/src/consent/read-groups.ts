/** The names in a list that is separated by commas. */
const names = (list: string) => list.match(/[^\s,]+/g) ?? [];

/**
 * The groups a visitor has agreed to: the consent tool's global first (`,C0001,C0003,`), since the cookie may lag behind it.
 * The cookie is a query string that may be encoded as a whole: `groups=C0001%3A1%2CC0003%3A0`. `undefined` is not known,
 * which counts as no consent at all (Tracking §6).
 */
export function readGroups(global: unknown, cookies: string): readonly string[] | undefined {
  if (typeof global === 'string') return names(global);
  const cookie = new URLSearchParams(/(?:^|; )OptanonConsent=([^;]*)/.exec(cookies)?.[1]);
  const groups = cookie.get('groups') ?? new URLSearchParams([...cookie.keys()][0]).get('groups');
  return groups === null
    ? undefined
    : names(groups).flatMap((group) => (group.endsWith(':1') ? group.slice(0, -2) : []));
}
