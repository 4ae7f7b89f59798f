import { Textarea } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'what is left to write is read with the field and said after a pause in typing',
  page: (
    <Textarea
      name="message"
      label="Nachricht"
      autoComplete="off"
      hint="Wir antworten in zwei Tagen."
      constraint="Keine Kartennummern."
      limit={10}
      remaining={(count) => (count < 0 ? `${-count} Zeichen zu viel.` : `Noch ${count} Zeichen.`)}
      optional
    />
  ),
  steps: [
    ...reads(
      'Nachricht (optional)',
      'Wir antworten in zwei Tagen.',
      'textbox, Nachricht (optional), Wir antworten in zwei Tagen. Keine Kartennummern. Noch 10 Zeichen.',
    ),
    ['type Hallo', 'polite: Noch 5 Zeichen.'],
    ['type , Crema!', 'polite: 3 Zeichen zu viel.'],
  ],
};
