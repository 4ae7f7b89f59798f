const cookieName = 'OptanonConsent';

function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

const names = (list: readonly string[]) => list.map((name) => name.trim()).filter(Boolean);

/** The groups in the consent tool's global: `,C0001,C0003,`. */
function fromGlobal(value: unknown): readonly string[] | undefined {
  return typeof value === 'string' ? names(value.split(',')) : undefined;
}

/** The groups in the consent cookie, a query string that may be encoded as a whole: `groups=C0001%3A1%2CC0003%3A0`. */
function fromCookie(cookies: string): readonly string[] | undefined {
  const value = cookieValue(cookies, cookieName);
  if (value === undefined) return undefined;
  const once = new URLSearchParams(value);
  const groups = once.get('groups') ?? new URLSearchParams([...once.keys()][0]).get('groups');
  return groups
    ?.split(',')
    .filter((group) => group.endsWith(':1'))
    .map((group) => group.slice(0, -2).trim());
}

/**
 * The groups a visitor has agreed to: the consent tool's global first, since the cookie may lag behind it. `undefined` is
 * not known, which counts as no consent at all (Tracking §6).
 */
export function readGroups(global: unknown, cookies: string): readonly string[] | undefined {
  return fromGlobal(global) ?? fromCookie(cookies);
}
