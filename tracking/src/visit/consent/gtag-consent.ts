import { attempt } from '../../browser/attempt.ts';
import { isRecord } from '../../browser/is-record.ts';
import type { ConsentSource } from './consent-source.ts';
import { marketing, statistics } from './groups.ts';

/** For each consent group the types of Google's consent mode that have to be granted, all of them. */
export type ConsentTypes = Readonly<Record<string, readonly string[]>>;

/** How consent mode is read. */
export interface GtagConsentOptions {
  /** @default C0003: analytics_storage; C0004: ad_storage and ad_user_data */
  readonly types?: ConsentTypes;
  /** The window on which consent mode is commanded. @default the page's own */
  readonly window?: { dataLayer?: unknown[] };
}

const usualTypes: ConsentTypes = {
  [statistics]: ['analytics_storage'],
  [marketing]: ['ad_storage', 'ad_user_data'],
};

/** The states in a command `gtag('consent', 'update', { … })`; undefined of any other entry of the data layer. */
function statesOf(entry: unknown): Readonly<Record<string, unknown>> | undefined {
  const { 0: command, 1: kind, 2: states }: { readonly [place: number]: unknown } = Object(entry);
  return command === 'consent' && kind === 'update' && isRecord(states) ? states : undefined;
}

/**
 * For a page whose consent tool commands Google's consent mode: reads `gtag('consent', 'update', …)` in the page's data layer.
 * A `default` is no choice. What has never been granted is refused, and the tag manager is told nothing by this library, since the tool
 * does it.
 *
 * @example
 * install({ consent: gtagConsent() });
 */
export function gtagConsent({
  types = usualTypes,
  window = globalThis.window,
}: GtagConsentOptions = {}): ConsentSource {
  let active: readonly string[] | undefined;
  let watched: unknown[] | undefined;
  let changed = () => {};
  const states: Record<string, unknown> = {};

  const read = (entries: readonly unknown[]) => {
    const updates = entries.flatMap((entry) => statesOf(entry) ?? []);
    if (!updates[0]) return;
    Object.assign(states, ...updates);
    active = Object.keys(types).filter((group) => types[group]?.every((type) => states[type] === 'granted'));
  };
  /** Follows the data layer, also one that the page has put in its place. */
  const watch = () => {
    const layer = (window.dataLayer ??= []);
    if (layer === watched) return;
    watched = layer;
    read(layer);
    const push = layer.push;
    layer.push = (...entries) => {
      const length = push.apply(layer, entries);
      // What a page pushes may throw when it is looked at.
      attempt(() => {
        if (!entries.some(statesOf)) return;
        read(entries);
        changed();
      });
      return length;
    };
  };
  return {
    tellsTagManager: true,
    groups: () => {
      watch();
      return active;
    },
    listen: (hear) => {
      changed = hear;
      watch();
    },
  };
}
