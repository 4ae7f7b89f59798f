import { attempt } from '../../browser/attempt.ts';
import { isRecord } from '../../browser/is-record.ts';
import type { ConsentSource } from './consent.ts';
import { marketing, statistics } from './groups.ts';

/** For each consent group the types of Google's consent mode that it needs. All of them must be granted. */
export type ConsentTypes = Readonly<Record<string, readonly string[]>>;

/** Options of `gtagConsent`. */
export interface GtagConsentOptions {
  /** @default C0003: analytics_storage; C0004: ad_storage and ad_user_data */
  readonly types?: ConsentTypes;
  /** The window with the data layer. @default the page's own */
  readonly window?: { dataLayer?: unknown[] };
}

const usualTypes: ConsentTypes = {
  [statistics]: ['analytics_storage'],
  [marketing]: ['ad_storage', 'ad_user_data'],
};

/** Returns the states of a command `gtag('consent', 'update', { … })`, or undefined for any other entry of the data layer. */
function statesOf(entry: unknown): Readonly<Record<string, unknown>> | undefined {
  const { 0: command, 1: kind, 2: states }: { readonly [place: number]: unknown } = Object(entry);
  return command === 'consent' && kind === 'update' && isRecord(states) ? states : undefined;
}

/**
 * Creates a consent source that reads `gtag('consent', 'update', …)` in the page's data layer. Use it if the page's consent tool
 * updates Google's consent mode. A `default` is not a choice. A type that was never granted is refused. The library sends no consent
 * to the tag manager, because the tool does that.
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
  /** Watches the data layer, even if the page has replaced it. */
  const watch = () => {
    const layer = (window.dataLayer ??= []);
    if (layer === watched) return;
    watched = layer;
    read(layer);
    const push = layer.push;
    layer.push = (...entries) => {
      const length = push.apply(layer, entries);
      // An entry of the page may throw when it is read.
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
    listen: (listener) => {
      changed = listener;
      watch();
    },
  };
}
