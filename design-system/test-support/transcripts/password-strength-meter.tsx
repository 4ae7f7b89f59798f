import { useRef } from 'react';
import { PasswordStrengthMeter, TextField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Judged() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField ref={input} name="passphrase" label="Kennwort" autoComplete="new-password" />
      <PasswordStrengthMeter input={input} strength={(value) => (value.length < 8 ? 0 : 3)} />
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'a new level is said after a pause in typing, and found below the field',
  page: <Judged />,
  steps: [
    ...reads('Kennwort', 'textbox, Kennwort'),
    ['type Mokka', 'textbox, Kennwort, Mokka', 'polite: Passwortstärke: schwach'],
    ['type {Backspace}', 'textbox, Kennwort, Mokk'],
    ['type a 23 Bohnen', 'textbox, Kennwort, Mokka 23 Bohnen', 'polite: Passwortstärke: sehr stark'],
    ...reads('paragraph', 'Passwortstärke: sehr stark', 'end of paragraph'),
  ],
};
