import type { PageWindow } from '../../browser/page-window.ts';

/** Pushes a command for the tag manager. A command must be an `arguments` object. An array has no effect. */
export function command(layer: unknown[], ...words: readonly unknown[]): void {
  function list(..._words: readonly unknown[]) {
    return arguments;
  }
  layer.push(list(...words));
}

/** Returns true for the entry of the data layer with which the tag manager starts. */
export const isStart = (entry: unknown): boolean => Object(entry).event === 'gtm.js';

/** Returns true for a command that sets the default of consent mode. */
const isDefault = (entry: unknown) => Object(entry)[0] === 'consent' && Object(entry)[1] === 'default';

/** Returns the state of consent mode. Both values are `granted` or `denied`. */
export const consentState = (advertising: string, statistics: string) => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: statistics,
});

/**
 * Returns the page's data layer. Creates it if there is none, but never replaces it. Denies everything by default, unless the tag
 * manager has started or the page itself has set a default.
 */
export function denyFirst(window: Pick<PageWindow, 'dataLayer'>): unknown[] {
  const layer = (window.dataLayer ??= []);
  if (!layer.some((entry) => isStart(entry) || isDefault(entry)))
    command(layer, 'consent', 'default', { ...consentState('denied', 'denied'), wait_for_update: 500 });
  return layer;
}
