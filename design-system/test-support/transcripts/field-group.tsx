import { FieldGroup, TextField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'its legend tells what the fields have in common',
  page: (
    <FieldGroup legend="Ihre Angaben">
      <TextField name="firstName" label="Vorname" autoComplete="given-name" />
    </FieldGroup>
  ),
  steps: [
    ...reads(
      'group, Ihre Angaben',
      'Ihre Angaben',
      'Vorname',
      'textbox, Vorname',
      'end of group, Ihre Angaben',
    ),
  ],
};
