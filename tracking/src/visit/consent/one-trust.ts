import type { ConsentSource } from './consent.ts';
import type { PageWindow } from '../../browser/page-window.ts';

/** Returns the groups that one consent cookie grants, or undefined if it names none. */
function groupsOf(text: string): readonly string[] | undefined {
  // Decode the whole value only if it has no `=`. Otherwise an address in one of its values could grant a group.
  const [whole] = text.includes('=') ? [text] : new URLSearchParams(text).keys();
  return new URLSearchParams(whole)
    .get('groups')
    ?.split(',')
    .flatMap((group) => (group.trim().endsWith(':1') ? group.trim().slice(0, -2) : []));
}

/**
 * Returns the groups that the visitor has agreed to, or undefined if that is not known, which grants nothing (Tracking §6).
 * The tool's global (`,C0001,C0003,`) comes first, because the cookie may lag behind it. An empty global is not filled yet. The
 * cookie is a query string, `groups=C0001%3A1%2CC0003%3A0`, and may be encoded as a whole. If host and domain have a cookie each,
 * a group must be granted in both.
 */
export function readGroups(global: unknown, cookies: string): readonly string[] | undefined {
  if (typeof global === 'string' && global) return global.match(/[^\s,]+/g) ?? [];
  const all = [...cookies.matchAll(/(?:^|; )OptanonConsent=([^;]*)/g)].map(([, text = '']) => groupsOf(text));
  return all.reduce((agreed, each) => each && agreed?.filter((group) => each.includes(group)), all[0]);
}

/** Creates the consent source for OneTrust, which exposes consent in a global and a cookie. */
export function oneTrust(
  window: Pick<
    PageWindow,
    'addEventListener' | 'OnetrustActiveGroups' | 'OptanonActiveGroups' | 'OptanonWrapper'
  >,
): ConsentSource {
  let lastCookies: string | undefined;
  let lastGlobal: unknown;
  let active: readonly string[] | undefined;
  return {
    groups: (cookies) => {
      const global = window.OnetrustActiveGroups ?? window.OptanonActiveGroups;
      // Parsing the cookie takes longer than all other work of most page views.
      if (cookies !== lastCookies || global !== lastGlobal) {
        lastCookies = cookies;
        lastGlobal = global;
        // Before the visitor chooses, the tool writes its defaults. They are neither a refusal nor a consent.
        active = /interactionCount(=|%3D)0/.test(cookies) ? undefined : readGroups(global, cookies);
      }
      return active;
    },
    listen: (changed) => {
      window.addEventListener('OneTrustGroupsUpdated', changed);
      // Older versions only call the page's `OptanonWrapper`. Keep calling the page's own function.
      const pagesOwn = window.OptanonWrapper;
      window.OptanonWrapper = () => {
        pagesOwn?.();
        changed();
      };
    },
  };
}
