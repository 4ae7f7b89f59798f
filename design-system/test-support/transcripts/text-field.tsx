import { TextField } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a first name is left out, asked for and typed',
  page: (
    <AskedForm error="Der Vorname fehlt.">
      {(error) => (
        <TextField
          name="firstName"
          label="Vorname"
          autoComplete="given-name"
          hint="Wie im Ausweis."
          constraint="Höchstens 40 Zeichen."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'Vorname',
      'Wie im Ausweis.',
      'textbox, Vorname, Wie im Ausweis. Höchstens 40 Zeichen., required',
      'Höchstens 40 Zeichen.',
      'button, Weiter',
    ),
    [
      'act',
      'textbox, Vorname, Fehler: Der Vorname fehlt. Wie im Ausweis. Höchstens 40 Zeichen., invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    [
      'type Zoë',
      'textbox, Vorname, Zoë, Fehler: Der Vorname fehlt. Wie im Ausweis. Höchstens 40 Zeichen., invalid, required',
    ],
    ['press Tab', 'button, Weiter'],
    ['previous', 'Höchstens 40 Zeichen.'],
    ['previous', 'textbox, Vorname, Zoë, Wie im Ausweis. Höchstens 40 Zeichen., required'],
  ],
};
