import { PasswordField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a password is typed, judged after a pause, and shown',
  page: (
    <PasswordField
      name="password"
      label="Passwort"
      autoComplete="new-password"
      hint="Am besten ein Satz."
      constraint="Mindestens 8 Zeichen."
      strength={(value) => (value.length < 8 ? 0 : 2)}
      required
    />
  ),
  steps: [
    ...reads('Passwort', 'Am besten ein Satz.', 'Passwort, Am besten ein Satz. Mindestens 8 Zeichen.'),
    [
      'type Kaffee',
      'Passwort, Kaffee, Am besten ein Satz. Mindestens 8 Zeichen.',
      'polite: Passwortstärke: schwach',
    ],
    [
      'type 123',
      'Passwort, Kaffee123, Am besten ein Satz. Mindestens 8 Zeichen.',
      'polite: Passwortstärke: stark',
    ],
    ...reads('button, Passwort anzeigen, 1 control'),
    ['act', 'button, Passwort verbergen, 1 control'],
    ...reads('paragraph', 'Passwortstärke: stark', 'end of paragraph', 'Mindestens 8 Zeichen.'),
  ],
};
