import { expect } from 'vitest';
import { listen } from './listen.ts';
import type { Step } from './transcript.ts';

/**
 * What a screen reader's user hears from where the focus is. The announcer waits for a moment of its own, and a busy machine
 * may put its line before or after another of the same step.
 */
export async function hears(steps: readonly Step[]): Promise<void> {
  const sorted = (heard: readonly Step[]) => heard.map(([step, ...lines]) => [step, ...lines.toSorted()]);
  expect(sorted(await listen(steps))).toEqual(sorted(steps));
}
