import { attempt, parsed } from './attempt.ts';
import type { PageWindow } from './page-window.ts';
import { toJson } from './to-json.ts';

type Tab = Pick<PageWindow, 'sessionStorage'>;

/** How much a page keeps for the next page of its tab, in entries and in UTF-16 units; the oldest go first. */
const bounds = { entries: 400, units: 400_000 } as const;

/**
 * Keeps something for the next page of the tab; gives back how to take it back, which is `false` where another page has it. A
 * browser that keeps nothing for the page loses it.
 */
export function keepInTab(window: Tab, key: string, list: readonly unknown[]): () => boolean {
  const texts = list.slice(-bounds.entries).map(toJson);
  let units = 2;
  const fits = texts.findLastIndex((text) => (units += text.length + 1) > bounds.units);
  const kept = `[${texts.slice(fits + 1).join(',')}]`;
  if (texts[0]) attempt(() => window.sessionStorage.setItem(key, kept));
  return () => {
    if (!texts[0]) return true;
    const isThere = attempt(() => window.sessionStorage.getItem(key)) === kept;
    if (isThere) attempt(() => window.sessionStorage.removeItem(key));
    return isThere;
  };
}

/** Takes what the page before has kept: nobody gets it a second time. */
export function takeFromTab(window: Tab, key: string): readonly unknown[] {
  const found = parsed(attempt(() => window.sessionStorage.getItem(key)) ?? '');
  attempt(() => window.sessionStorage.removeItem(key));
  return Array.isArray(found) ? found : [];
}
