import { isRecord } from '../browser/is-record.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { keepInTab, takeFromTab } from '../browser/tab-store.ts';
import type { Untold } from '../page/entry.ts';
import type { Consent } from '../visit/consent/consent.ts';
import { statistics } from '../visit/consent/groups.ts';
import { untoldKey } from '../visit/keep-nothing.ts';

/**
 * Keeps what was not told for the next page of the tab; gives back how to take it back, which is `false` where another page has
 * it. Without statistics nothing is stored.
 */
export function keepUntold(
  window: Pick<PageWindow, 'sessionStorage'>,
  consent: Consent,
  untold: readonly Untold[],
): () => boolean {
  return keepInTab(window, untoldKey, consent.now().grants([statistics]) ? untold : []);
}

/** Takes what the page before has kept. Where it is broken, carrying it on fails by itself. */
export function takeUntold(window: Pick<PageWindow, 'sessionStorage'>): readonly Untold[];
export function takeUntold(window: Pick<PageWindow, 'sessionStorage'>): readonly object[] {
  return takeFromTab(window, untoldKey).filter(isRecord);
}
