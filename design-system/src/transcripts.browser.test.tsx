import { expect, test } from 'vitest';
import { listen } from '../test-support/screen-reader/listen.ts';
import type { Transcript } from '../test-support/screen-reader/transcript.ts';
import { show } from '../test-support/show.tsx';

/**
 * The words that a user of a screen reader hears for each component, from the files in `test-support/transcripts`. The
 * transcripts were written before the components were read.
 */
const transcripts = Object.entries(
  import.meta.glob<Transcript>('../test-support/transcripts/*.tsx', { eager: true, import: 'transcript' }),
).map(([path, transcript]) => [path.replace(/.*\/|\.tsx$/g, ''), transcript.scenario, transcript] as const);

test.each(transcripts)('%s: %s', async (_name, _scenario, { page, ready, steps }) => {
  await show(page);
  if (ready !== undefined) await expect.poll(() => document.querySelector(ready)).not.toBeNull();
  expect(await listen(steps)).toEqual(steps);
});
