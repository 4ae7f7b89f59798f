import type { PageWindow } from '../../browser/page-window.ts';
import { attempt } from '../../browser/attempt.ts';
import type { Log } from '../../log/log.ts';
import type { ConsentSource } from './consent-source.ts';

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
  /** Asks another consent tool from now on; gives back the one before. */
  use(source: ConsentSource): ConsentSource | undefined;
  /** Hears of changes, if it asks for it before all others; gives back how to stop. */
  subscribe(listener: () => void, first?: boolean): () => void;
}

const snapshotOf = (active?: readonly string[]): ConsentSnapshot => ({
  known: !!active,
  groups: active?.join() ?? '',
  grants: (asked) => [asked].flat().every((group) => active?.includes(group)),
});

/** What happens on the window when consent may have changed: it is given in another tab, or the page is back. */
const hints = ['focus', 'storage', 'visibilitychange'];

/** Reads the visitor's consent and keeps it up to date. What goes wrong at a listener is logged. */
export function createConsent(
  window: Pick<PageWindow, 'addEventListener' | 'cookieStore'>,
  cookies: (anew?: boolean) => string,
  log: Pick<Log, 'failed'>,
): Consent {
  let listeners: readonly (() => void)[] = [];
  let source: ConsentSource | undefined;
  let last: unknown;
  let current = snapshotOf();
  const renew = (anew?: boolean) => {
    const active = attempt(() => source?.groups(cookies(anew)), log.failed);
    if (active === last) return;
    last = active;
    // A tool that throws, or says something that is no list, has told of no choice.
    const now = snapshotOf(attempt(() => active?.map(String)));
    if (now.known === current.known && now.groups === current.groups) return;
    current = now;
    // A data layer that takes nothing must not keep anybody else from hearing that consent was withdrawn.
    for (const listener of listeners) attempt(listener, log.failed);
  };
  const hear = () => renew(true);
  for (const hint of hints) window.addEventListener(hint, hear);
  window.cookieStore?.addEventListener('change', hear);
  return {
    now: () => current,
    renew,
    use: (next, before = source) => {
      if (next !== before) {
        source = next;
        attempt(() => next.listen?.(hear), log.failed);
        renew(true);
      }
      return before;
    },
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
