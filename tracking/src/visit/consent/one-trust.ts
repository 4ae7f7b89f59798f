import type { PageWindow } from '../../browser/page-window.ts';
import type { ConsentSource } from './consent-source.ts';
import { readGroups } from './read-groups.ts';

/** OneTrust, which tells of consent by a global and a cookie. */
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
      // Taking the cookie apart takes longer than all else that is done for most page views.
      if (cookies !== lastCookies || global !== lastGlobal) {
        lastCookies = cookies;
        lastGlobal = global;
        // Before anybody has chosen the tool writes its defaults, which are no choice: neither a refusal nor a consent.
        active = /interactionCount(=|%3D)0/.test(cookies) ? undefined : readGroups(global, cookies);
      }
      return active;
    },
    listen: (changed) => {
      window.addEventListener('OneTrustGroupsUpdated', changed);
      // Older versions only call the page's function: it is followed, never replaced.
      const pagesOwn = window.OptanonWrapper;
      window.OptanonWrapper = () => {
        pagesOwn?.();
        changed();
      };
    },
  };
}
