import type { Store } from '../browser/page-window.ts';
import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import type { HistoryEntry, ProductHistory } from './history.ts';
import { longestText, readSource } from './source.ts';

import { historyKey } from '../visit/keep-nothing.ts';

/** How long an entry is kept after its last interaction: 30 days, in milliseconds (Tracking §9). */
export const historyLife = 30 * 24 * 60 * 60 * 1000;

function readEntry(stored: unknown, now: number): HistoryEntry | undefined {
  if (!isRecord(stored)) return undefined;
  const { lit, ics, lcs, liv, iac } = stored;
  // As far ahead counts as old, too: a clock that was once set wrongly must not make an entry immortal.
  if (typeof lit !== 'number' || Math.abs(now - lit) > historyLife) return undefined;
  return {
    lit,
    ...(isRecord(ics) && { ics: readSource(ics) }),
    ...(isRecord(lcs) && { lcs: readSource(lcs) }),
    ...(typeof liv === 'number' && { liv }),
    ...(isRecord(iac) && { iac: readSource(iac) }),
  };
}

/**
 * Reads the stored history, without entries older than 30 days and without what has another shape. Text that is no JSON is
 * no history, and `unreadable` is called (Tracking §8). Nothing is written: support tools may look at it as well.
 */
export function readHistory(
  store: Pick<Store, 'getItem'> | undefined,
  now: number,
  unreadable: () => void = () => {},
): ProductHistory {
  const history = new Map<string, HistoryEntry>();
  const stored = attempt((): unknown => JSON.parse(store?.getItem(historyKey) ?? '{}'));
  if (stored === undefined) unreadable();
  for (const [id, value] of Object.entries(isRecord(stored) ? stored : {})) {
    const entry = id.length <= longestText && readEntry(value, now);
    if (entry) history.set(id, entry);
  }
  return history;
}
