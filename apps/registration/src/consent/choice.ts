/** What a visitor can agree to, by the consent groups that the tracking library knows (Tracking §6). */
export const groups = { statistics: 'C0003', marketing: 'C0004' } as const;

/** What a visitor can agree to. */
export type Purpose = keyof typeof groups;

/** Always active: without it the page does not work. */
const necessary = 'C0001';

/** Seconds that a choice is kept: half a year, then the visitor is asked again. */
const keptFor = 180 * 24 * 60 * 60;

const cookieOf = (text: string) => /(?:^|; )OptanonConsent=([^;]*)/.exec(text)?.[1];

/** What a visitor has agreed to before; undefined where nothing is kept. */
export function keptChoice(): readonly Purpose[] | undefined {
  const kept = cookieOf(document.cookie);
  if (kept === undefined) return undefined;
  const active = new URLSearchParams(kept).get('groups') ?? '';
  return (['statistics', 'marketing'] as const).filter((purpose) => active.includes(`${groups[purpose]}:1`));
}

/**
 * Keeps what a visitor agrees to, and tells the page. Where cookies are refused it holds as long as the page lives.
 */
export function keepChoice(agreed: readonly Purpose[]): void {
  const active = [necessary, ...agreed.map((purpose) => groups[purpose])];
  const all = [necessary, groups.statistics, groups.marketing];
  const kept = new URLSearchParams({
    groups: all.map((group) => `${group}:${active.includes(group) ? 1 : 0}`).join(','),
    interactionCount: '1',
    datestamp: new Date().toISOString(),
  });
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `OptanonConsent=${kept.toString()}; Path=/; Max-Age=${keptFor}; SameSite=Lax${secure}`;
  window.OnetrustActiveGroups = `,${active.join(',')},`;
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: active }));
}

/** Whether the browser says for its user that nothing of them may be passed on. */
const refusesForAll = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Whether a visitor has to be asked: who has chosen has not, and where no choice can be kept nothing is asked and nothing agreed to. */
export const isAsked = (): boolean =>
  keptChoice() === undefined && navigator.cookieEnabled && !refusesForAll();
