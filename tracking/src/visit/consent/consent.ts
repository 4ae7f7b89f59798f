import type { PageWindow } from '../../browser/page-window.ts';
import { attempt } from '../../browser/attempt.ts';
import type { Log } from '../../log/log.ts';
import { readGroups } from './read-groups.ts';

/** What a visitor has agreed to, as it was last read. */
export interface ConsentSnapshot {
  /** Whether the visitor has chosen. Who has not counts as having refused, but what is told of them may still wait. */
  readonly known: boolean;
  /** The active groups, joined with commas. Empty when unknown. */
  readonly groups: string;
  /** Whether every one of the groups is active. */
  readonly grants: (groups: readonly string[]) => boolean;
}

/** The visitor's consent, kept as a copy so that judging an event reads no cookie. */
export interface Consent {
  now(): ConsentSnapshot;
  /** Reads anew; listeners hear of it when something has changed. `anew`: past what was kept of the cookies. */
  renew(anew?: boolean): void;
  /** Hears of changes, if it asks for it before all others; gives back how to stop. */
  subscribe(listener: () => void, first?: boolean): () => void;
}

/** What happens on the window when consent may have changed: it is given here or in another tab, or the page is back. */
const hints = ['OneTrustGroupsUpdated', 'focus', 'storage', 'visibilitychange'];

/** Reads the visitor's consent and keeps it up to date. What goes wrong at a listener is logged. */
export function createConsent(
  window: Pick<
    PageWindow,
    'addEventListener' | 'cookieStore' | 'OnetrustActiveGroups' | 'OptanonActiveGroups' | 'OptanonWrapper'
  >,
  cookies: (anew?: boolean) => string,
  log: Pick<Log, 'failed'>,
): Consent {
  let listeners: readonly (() => void)[] = [];
  /** What consent was read from last. */
  let lastAll: string | undefined;
  let lastGlobal: unknown;
  let current: ConsentSnapshot;
  let told: string | undefined;
  const renew = (anew?: boolean) => {
    const all = cookies(anew);
    const global = window.OnetrustActiveGroups ?? window.OptanonActiveGroups;
    // Taking the cookie apart takes longer than all else that is done for most page views.
    if (all === lastAll && global === lastGlobal) return;
    lastAll = all;
    lastGlobal = global;
    // Before anybody has chosen the tool writes its defaults, which are no choice: neither a refusal nor a consent.
    const active = /interactionCount(=|%3D)0/.test(all) ? undefined : readGroups(global, all);
    const known = !!active;
    const groups = active?.join() ?? '';
    current = { known, groups, grants: (asked) => [asked].flat().every((group) => active?.includes(group)) };
    const state = `${known}${groups}`;
    if (state === told) return;
    told = state;
    // A data layer that takes nothing must not keep anybody else from hearing that consent was withdrawn.
    for (const listener of listeners) attempt(listener, log.failed);
  };
  renew(true);
  const hear = () => renew(true);
  for (const hint of hints) window.addEventListener(hint, hear);
  window.cookieStore?.addEventListener('change', hear);
  // Older consent tools only call the page's function: it is followed, never replaced.
  const pagesOwn = window.OptanonWrapper;
  window.OptanonWrapper = () => {
    pagesOwn?.();
    hear();
  };
  return {
    now: () => current,
    renew,
    subscribe: (listener, first) => {
      listeners = first ? [listener, ...listeners] : [...listeners, listener];
      return () => {
        listeners = listeners.filter((each) => each !== listener);
      };
    },
  };
}

/** Does something once, as soon as all of the groups are active; gives back how to call it off. */
export function whenGranted(consent: Consent, groups: readonly string[], run: () => void): () => void {
  const look = () => {
    if (consent.now().grants(groups)) {
      stop();
      run();
    }
  };
  const stop = consent.subscribe(look);
  look();
  return stop;
}
