import { expect, test } from 'vitest';
import { listen } from '../test-support/screen-reader/listen.ts';
import type { Transcript } from '../test-support/screen-reader/transcript.ts';
import { show } from '../test-support/show.tsx';

/**
 * What a screen reader's user hears of each component: one page of `test-support/transcripts` for each, written down before
 * it was heard.
 */
const transcripts = Object.entries(
  import.meta.glob<Transcript>('../test-support/transcripts/*.tsx', { eager: true, import: 'transcript' }),
).map(([path, transcript]) => [path.replace(/.*\/|\.tsx$/g, ''), transcript.scenario, transcript] as const);

test.each(transcripts)('%s: %s', async (_name, _scenario, { page, ready, steps }) => {
  await show(page);
  if (ready !== undefined) await expect.poll(() => document.querySelector(ready)).not.toBeNull();
  expect(await listen(steps)).toEqual(steps);
});
