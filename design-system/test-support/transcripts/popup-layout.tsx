import { Heading, PopupLayout } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'the way out comes first, then the page',
  page: (
    <PopupLayout onClose={() => undefined}>
      <Heading level={1}>Teilnahmebedingungen</Heading>
    </PopupLayout>
  ),
  steps: [...reads('button, Schließen', 'main', 'heading, Teilnahmebedingungen, level 1', 'end of main')],
};
