/** Returns the groups that one consent cookie grants, or undefined if it names none. */
function groupsOf(text: string): readonly string[] {
  // A cookie that is encoded as a whole has no equals sign.
  const [whole] = text.includes('=') ? [text] : new URLSearchParams(text).keys();
  const groups = new URLSearchParams(whole).get('groups')?.split(',') ?? [];
  return groups.map((group) => group.trim());
}

/**
 * Returns true if a visitor's cookies grant statistics, as tracking reads them (Tracking §6): the category C0003 in each cookie
 * `OptanonConsent`. The defaults of the consent tool are no choice.
 */
export function grantsStatistics(cookies = ''): boolean {
  if (/interactionCount(?:=|%3D)0/.test(cookies)) return false;
  const all = [...cookies.matchAll(/(?:^|; )OptanonConsent=([^;]*)/g)];
  return all.length > 0 && all.every(([, text = '']) => groupsOf(text).includes('C0003:1'));
}

/** Returns true if a visitor's cookies name groups without statistics. A consent tool may also store its choice elsewhere. */
export const refusesStatistics = (cookies = ''): boolean =>
  /(?:^|; )OptanonConsent=/.test(cookies) && !grantsStatistics(cookies);
