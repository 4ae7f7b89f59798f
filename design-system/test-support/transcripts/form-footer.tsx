import { Button, FormFooter } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'what sends the form comes before the way out and the footnote',
  page: (
    <FormFooter
      submit={<Button type="submit">Weiter</Button>}
      secondary={<Button variant="secondary">Überspringen</Button>}
      requiredNote="* Pflichtfeld"
    />
  ),
  steps: [
    ...reads('button, Weiter', 'button, Überspringen', 'paragraph', '* Pflichtfeld', 'end of paragraph'),
  ],
};
