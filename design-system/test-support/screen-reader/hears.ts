import { expect } from 'vitest';
import { listen } from './listen.ts';
import { tickedOnce } from './ticked-once.ts';
import type { Step } from './transcript.ts';

/**
 * Expects the words of a screen reader, step by step, starting at the focused element. The lines of one step may come in any
 * order, because an announcement is delayed and a busy machine reads other lines before or after it.
 */
export async function hears(steps: readonly Step[]): Promise<void> {
  const settled = (heard: readonly Step[]) =>
    heard.map(([step, ...lines]) => [step, ...tickedOnce(lines).toSorted()]);
  expect(settled(await listen(steps))).toEqual(settled(steps));
}
