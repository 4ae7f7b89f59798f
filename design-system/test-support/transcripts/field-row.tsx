import { FieldRow, TextField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'fields side by side are read in the order of the eye',
  page: (
    <FieldRow>
      <TextField name="firstName" label="Vorname" autoComplete="given-name" />
      <TextField name="lastName" label="Nachname" autoComplete="family-name" />
    </FieldRow>
  ),
  steps: [...reads('Vorname', 'textbox, Vorname', 'Nachname', 'textbox, Nachname')],
};
