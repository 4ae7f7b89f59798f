import type { Store } from '../browser/page-window.ts';
import type { ProductHistory } from './history.ts';
import { historyKey } from '../visit/keep-nothing.ts';
import type { Browser } from '../visit/visit.ts';

/** How many products are remembered at most (Tracking §9). */
export const historyCapacity = 300;

/** The share of what the browser lets the shop keep that may go to the history. */
const share = 0.05;

/**
 * How many bytes the history may take: 2.5 MB on phones and tablets; on desktops 5 to 10 MB, as far as a twentieth of the
 * browser's estimate allows (Tracking §9).
 */
export function historyBudget(device: Browser['device_type'], quota = 0): number {
  return device === 'desktop' ? Math.min(10e6, Math.max(5e6, quota * share)) : 2.5e6;
}

/**
 * Stores the newest entries: at most 300 and no more than the budget in bytes, two for each UTF-16 unit. Where the store
 * has no room it is tried with the newest half until it fits or there was only one; then `full` hears how many
 * entries are kept, 0 when the history could not be stored at all (Tracking §8).
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
