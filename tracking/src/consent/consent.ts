import type { Environment } from '../environment/environment.ts';
import { reasonOf } from '../log/reason-of.ts';
import { readGroups } from './read-groups.ts';

/** What a visitor has agreed to, as it was last read. */
export interface ConsentSnapshot {
  /** Whether the visitor's choice could be read at all. Unknown is treated as refused. */
  readonly known: boolean;
  /** The active groups, joined with commas. Empty when unknown. */
  readonly groups: string;
  /** Whether every one of the groups is active. */
  readonly grants: (groups: readonly string[]) => boolean;
}

/** The visitor's consent, kept as a copy so that judging an event reads no cookie. */
export interface Consent {
  now(): ConsentSnapshot;
  /** Reads anew; listeners hear of it when something has changed. */
  renew(): void;
  /** Hears of changes, if it asks for it before all others; gives back how to stop. */
  subscribe(listener: () => void, first?: boolean): () => void;
}

/** What happens on the window when consent may have changed: it is given here or in another tab, or the page is back. */
const hints = ['OneTrustGroupsUpdated', 'focus', 'storage', 'visibilitychange'];

/** Reads the visitor's consent and keeps it up to date. */
export function createConsent(environment: Environment): Consent {
  let listeners: readonly (() => void)[] = [];
  const read = (): ConsentSnapshot => {
    const active = readGroups(environment.consentGroups(), environment.cookies());
    return {
      known: active !== undefined,
      groups: active?.join() ?? '',
      grants: (groups) => groups.every((group) => active?.includes(group)),
    };
  };
  let current = read();
  const renew = () => {
    const { known, groups } = current;
    current = read();
    if (known === current.known && groups === current.groups) return;
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // A data layer that takes nothing must not keep anybody else from hearing that consent was withdrawn.
        environment.print('error', reasonOf(error));
      }
    }
  };
  for (const hint of hints) environment.listen(hint, renew);
  environment.followConsentTool(renew);
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
    if (!consent.now().grants(groups)) return;
    stop();
    run();
  };
  const stop = consent.subscribe(look);
  look();
  return stop;
}
