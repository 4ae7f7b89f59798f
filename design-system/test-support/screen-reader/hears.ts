import { expect } from 'vitest';
import { listen } from './listen.ts';
import type { Step } from './transcript.ts';

const withoutTick = (line: string) => line.replace(/, (?:not )?checked\b/, '');

/**
 * The reader may come to a box before it knows that it was ticked, and reads it once more when it does; which of both is a
 * matter of milliseconds. What is said last is what is.
 */
const tickedOnce = (lines: readonly string[]) =>
  lines.filter(
    (line, index) => !lines.slice(index + 1).some((later) => withoutTick(later) === withoutTick(line)),
  );

/**
 * Expects what a screen reader says, step by step, beginning at the focused element. The lines of one step may come in any
 * order: an announcement is delayed, and a busy machine reads other lines before or after it.
 */
export async function hears(steps: readonly Step[]): Promise<void> {
  const settled = (heard: readonly Step[]) =>
    heard.map(([step, ...lines]) => [step, ...tickedOnce(lines).toSorted()]);
  expect(settled(await listen(steps))).toEqual(settled(steps));
}
