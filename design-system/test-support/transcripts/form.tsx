import { Button, Form, TextField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a named form is a landmark',
  page: (
    <Form aria-label="Konto anlegen">
      <TextField name="email" label="E-Mail-Adresse" autoComplete="email" />
      <Button type="submit">Weiter</Button>
    </Form>
  ),
  steps: [
    ...reads(
      'form, Konto anlegen',
      'E-Mail-Adresse',
      'textbox, E-Mail-Adresse',
      'button, Weiter',
      'end of form, Konto anlegen',
    ),
  ],
};
