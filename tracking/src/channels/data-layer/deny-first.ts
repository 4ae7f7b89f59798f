import type { PageWindow } from '../../browser/page-window.ts';

/** Commands the tag manager: it knows a command by its being an `arguments` object, and takes a plain list for something else. */
export function command(layer: unknown[], ...words: readonly unknown[]): void {
  function list(..._words: readonly unknown[]) {
    return arguments;
  }
  layer.push(list(...words));
}

/** Whether this stands in the data layer because the tag manager begins. */
export const isStart = (entry: unknown): boolean => Object(entry).event === 'gtm.js';

/** Whether this is what the tag manager may do at first. */
const isDefault = (entry: unknown) => Object(entry)[0] === 'consent' && Object(entry)[1] === 'default';

/** The state of the tag manager's consent mode, where advertising and statistics are each `granted` or `denied`. */
export const consentState = (advertising: string, statistics: string) => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: statistics,
});

/**
 * Gives back the page's data layer, which is created when there is none and never replaced. Everything is denied at first, unless
 * the tag manager has begun, or the page itself has said what it may do at first.
 */
export function denyFirst(window: Pick<PageWindow, 'dataLayer'>): unknown[] {
  const layer = (window.dataLayer ??= []);
  if (!layer.some((entry) => isStart(entry) || isDefault(entry)))
    command(layer, 'consent', 'default', { ...consentState('denied', 'denied'), wait_for_update: 500 });
  return layer;
}
