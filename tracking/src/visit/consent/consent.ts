import type { Log } from '../../log/log.ts';
import { attempt } from '../../browser/attempt.ts';
import type { PageWindow } from '../../browser/page-window.ts';

/** A consent tool. The library uses one: `install({ consent })`, or OneTrust by default. */
export interface ConsentSource {
  /**
   * Returns the groups that the visitor has agreed to, such as `['C0001', 'C0003']`, or undefined while the visitor has not chosen.
   * The library calls it often. Returning the same array means that nothing has changed. `cookies` is `document.cookie`.
   */
  readonly groups: (cookies: string) => readonly string[] | undefined;
  /**
   * Called once. Call `changed` when `groups` may return another value. The library itself watches cookies, and the page's focus.
   */
  readonly listen?: (changed: () => void) => void;
  /** Whether the tool itself sends consent to the tag manager. Then the library does not. @default false */
  readonly tellsTagManager?: boolean;
}

/** The visitor's consent at one moment. */
export interface ConsentSnapshot {
  /** Whether the visitor has chosen. Without a choice nothing is granted, but events may wait for one. */
  readonly known: boolean;
  /** The active groups, joined with commas. Empty without a choice. */
  readonly groups: string;
  /** Returns true if every one of the groups is active. */
  readonly grants: (groups: readonly string[]) => boolean;
}

/** The visitor's consent. It is cached, so that an event reads no cookie. */
export interface Consent {
  now(): ConsentSnapshot;
  /** Reads consent again, and calls the listeners if it has changed. `fresh`: bypasses the cookie cache. */
  renew(fresh?: boolean): void;
  /** Replaces the consent tool. Returns the tool before. */
  use(source: ConsentSource): ConsentSource | undefined;
  /** Calls a listener after each change, before all others if `first` is true. Returns a function that removes it. */
  subscribe(listener: () => void, first?: boolean): () => void;
}

const snapshotOf = (active?: readonly string[]): ConsentSnapshot => ({
  known: !!active,
  groups: active?.join() ?? '',
  grants: (asked) => [asked].flat().every((group) => active?.includes(group)),
});

/** Events of the window after which consent may have changed: in another tab, or while the page was hidden. */
const hints = ['focus', 'storage', 'visibilitychange'];

/** Creates the visitor's consent and keeps it up to date. Errors of listeners are logged. */
export function createConsent(
  window: Pick<PageWindow, 'addEventListener' | 'cookieStore'>,
  cookies: (fresh?: boolean) => string,
  log: Pick<Log, 'failed'>,
): Consent {
  let listeners: readonly (() => void)[] = [];
  let source: ConsentSource | undefined;
  let last: unknown;
  let current = snapshotOf();
  const renew = (fresh?: boolean) => {
    const active = attempt(() => source?.groups(cookies(fresh)), log.failed);
    if (active === last) return;
    last = active;
    // If the tool throws or returns no array, the visitor has not chosen.
    const now = snapshotOf(attempt(() => active?.map(String)));
    if (now.known === current.known && now.groups === current.groups) return;
    current = now;
    // A data layer that throws must not keep other listeners from a withdrawal of consent.
    for (const listener of listeners) attempt(listener, log.failed);
  };
  const renewFresh = () => renew(true);
  for (const hint of hints) window.addEventListener(hint, renewFresh);
  window.cookieStore?.addEventListener('change', renewFresh);
  return {
    now: () => current,
    renew,
    use: (next, before = source) => {
      if (next !== before) {
        source = next;
        attempt(() => next.listen?.(renewFresh), log.failed);
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

/** Runs a function once, as soon as all groups are active. Returns a function that cancels it. */
export function whenGranted(consent: Consent, groups: readonly string[], run: () => void): () => void {
  const check = () => {
    if (consent.now().grants(groups)) {
      stop();
      run();
    }
  };
  const stop = consent.subscribe(check);
  check();
  return stop;
}
