import type { Store } from '../browser/page-window.ts';
import type { ProductHistory } from './history.ts';
import { historyKey } from '../visit/keep-nothing.ts';

/** How many products are remembered at most (Tracking §9). */
export const historyCapacity = 300;

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
