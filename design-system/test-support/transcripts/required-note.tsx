import { RequiredNote } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'the footnote to the asterisk is read',
  page: <RequiredNote>* Pflichtfeld</RequiredNote>,
  steps: [...reads('paragraph', '* Pflichtfeld', 'end of paragraph')],
};
