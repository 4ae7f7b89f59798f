/**
 * Counts the slips of the fingers between two words: letters left out, added or mistaken, and neighbours that changed places
 * (optimal string alignment: no letter is changed twice).
 * @param other what a slip counts that is no change of places. @default 1
 */
export function countSlips(typed: string, meant: string, other = 1): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at * other);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row * other];
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      now[at] = Math.min(
        (now[at - 1] ?? 0) + other,
        (last[at] ?? 0) + other,
        (last[at - 1] ?? 0) + (isSame ? 0 : other),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, now];
  }
  return last[meant.length] ?? 0;
}
