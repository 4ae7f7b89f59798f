import { readCookie, replaceCookie } from './consent-cookie.ts';

/** What a visitor can agree to, by the consent groups that the tracking library knows (Tracking §6). */
export const groups = { statistics: 'C0003', marketing: 'C0004' } as const;

/** What a visitor can agree to. */
export type Purpose = keyof typeof groups;

/** All there is to agree to. */
export const purposes = ['statistics', 'marketing'] as const;

/** Always active: without it the page does not work. */
const necessary = 'C0001';

/** Seconds that a choice is kept: half a year, then the visitor is asked again. */
const keptFor = 180 * 24 * 60 * 60;

/** What a visitor has agreed to before; undefined where they have not chosen: a tool's defaults are no choice. */
export function keptChoice(): readonly Purpose[] | undefined {
  const fields = readCookie();
  const active = fields.get('groups');
  if (active === null || fields.get('interactionCount') === '0') return undefined;
  return purposes.filter((purpose) => active.includes(`${groups[purpose]}:1`));
}

const activeGroups = (agreed: readonly Purpose[]) => [necessary, ...agreed.map((purpose) => groups[purpose])];

/** Tells the page, and the tracking library in it. */
export function tellChoice(agreed: readonly Purpose[]): void {
  const active = activeGroups(agreed);
  window.OnetrustActiveGroups = `,${active.join(',')},`;
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: active }));
}

/**
 * Keeps what a visitor agrees to, and tells the page. Where cookies are refused it holds as long as the page lives.
 */
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

/** Whether the browser says for its user that nothing of them may be passed on. */
const refusesForAll = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Whether a visitor has to be asked: who has chosen has not, and where no choice can be kept nothing is asked and nothing agreed to. */
export const isAsked = (): boolean =>
  keptChoice() === undefined && navigator.cookieEnabled && !refusesForAll();
