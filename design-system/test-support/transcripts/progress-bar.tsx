import { ProgressBar } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'how far it is is read in words, once',
  page: <ProgressBar label="Anmeldung" value={2} max={4} valueText="Schritt 2 von 4" />,
  steps: [
    ...reads('Anmeldung', 'progressbar, Anmeldung, max value 4, min value 0, current value Schritt 2 von 4'),
  ],
};
