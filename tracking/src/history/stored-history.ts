import type { Store } from '../browser/page-window.ts';
import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import type { HistoryEntry, ProductHistory } from './history.ts';
import { longestText, readSource } from './source.ts';
import { historyKey } from '../visit/storage.ts';
import type { Browser } from '../visit/facts.ts';

/** Lifetime of an entry after its last interaction in milliseconds: 30 days (Tracking §9). */
export const historyLife = 30 * 24 * 60 * 60 * 1000;

function readEntry(stored: unknown, now: number): HistoryEntry | undefined {
  if (!isRecord(stored)) return undefined;
  const { lit, ics, lcs, liv, iac } = stored;
  // An entry from the future is too old, too. Otherwise a wrong clock would keep it forever.
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
 * Reads the stored history without invalid entries and those older than 30 days. Calls `unreadable` if the text is not JSON
 * (Tracking §8). Writes nothing, because support tools use it, too.
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

/** Most products in the history (Tracking §9). */
export const historyCapacity = 300;

/** The history's share of the storage quota. */
const share = 0.05;

/**
 * Returns the size limit of the history in bytes (Tracking §9): 2.5 MB on phones and tablets, or a twentieth of the browser's quota,
 * 5 to 10 MB, on desktops.
 */
export function historyBudget(device: Browser['device_type'], quota = 0): number {
  return device === 'desktop' ? Math.min(10e6, Math.max(5e6, quota * share)) : 2.5e6;
}

/**
 * Stores the newest entries: at most 300, and at most `budget` bytes with two bytes per UTF-16 unit. If the storage is full, retries
 * with the newest half until it fits or one entry is left. Then calls `full` with the number of stored entries, 0 if nothing could be
 * stored (Tracking §8).
 */
export function writeHistory(
  store: Pick<Store, 'setItem'>,
  history: ProductHistory,
  budget: number,
  full: (kept: number) => void,
): void {
  const newest = [...history].sort(([, one], [, other]) => other.lit - one.lit).slice(0, historyCapacity);
  let room = budget / 2 - historyKey.length - 1;
  const pieces: string[] = [];
  for (const [id, entry] of newest) {
    const piece = `${JSON.stringify(id)}:${JSON.stringify(entry)}`;
    room -= piece.length + 1;
    if (room < 0) break;
    pieces.push(piece);
  }
  for (let kept = pieces.length; ; kept = Math.floor(kept / 2)) {
    try {
      store.setItem(historyKey, `{${pieces.slice(0, kept).join(',')}}`);
      if (kept < pieces.length) full(kept);
      return;
    } catch {
      if (kept < 2) return full(0);
    }
  }
}
