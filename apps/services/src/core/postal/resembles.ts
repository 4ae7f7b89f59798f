import { foldTown, keysOfTown } from './fold.ts';

/** Shortest beginning that is taken for an abbreviation. */
const shortestWord = 3;

/**
 * Returns true if the words of `short` begin words of `long`, in order. `bad homburg v d h` abbreviates `bad homburg vor der hohe`,
 * and so does `homburg` alone.
 */
function abbreviates(short: string, long: string): boolean {
  const wanted = short.split(' ');
  if (!wanted.some((word) => word.length >= shortestWord)) return false;
  let at = 0;
  for (const word of long.split(' ')) {
    if (at < wanted.length && word.startsWith(wanted[at] ?? '')) at += 1;
  }
  return at === wanted.length;
}

/** Returns how many letters are missing, too many, wrong, or swapped with their neighbour (optimal string alignment). */
function typosBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last.at(-1) ?? 0;
}

function isTypoOf(a: string, b: string): boolean {
  const letters = Math.min(a.length, b.length);
  const allowed = letters >= 9 ? 2 : letters >= 5 ? 1 : 0;
  return Math.abs(a.length - b.length) <= allowed && typosBetween(a, b) <= allowed;
}

/** Returns true if two keys are equal, or differ by a typing error. */
export const isNearly = (a: string, b: string): boolean => a === b || isTypoOf(a, b);

function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= shortestWord && long.startsWith(short)) return true;
  // The first word alone, however short: `Mo` is Mo i Rana.
  if (short.length > 1 && long.startsWith(`${short} `)) return true;
  return abbreviates(short, long) || isTypoOf(a, b);
}

/** Each word for a saint by one of them: `st maximin la ste baume` and `saint maximin la sainte baume` become one. */
const withOneSaint = (key: string) =>
  key.replace(/\b(?:sankt|saint|sint|st|sainte|ste)\b/g, (saint) => (saint.endsWith('e') ? 'ste' : 'st'));

/** Returns true if a typed town may mean a town of the data: the same name, a part of it, an abbreviation, or a typing error. */
export function resembles(typed: string, town: string): boolean {
  const key = foldTown(typed);
  const keys = [...keysOfTown(town), foldTown(town)];
  return keys.some((other) => alike(key, other)) || alike(withOneSaint(key), withOneSaint(foldTown(town)));
}
