import { useRef } from 'react';
import { PasswordRequirements, TextField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

const requirements = [
  { label: '8 Zeichen', isMet: (value: string) => value.length >= 8 },
  { label: 'eine Ziffer', isMet: (value: string) => /\d/.test(value) },
];

function Judged() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField ref={input} name="passphrase" label="Kennwort" autoComplete="new-password" />
      <PasswordRequirements
        input={input}
        label="Ihr Kennwort braucht"
        requirements={requirements}
        states={{ met: 'erfüllt', unmet: 'offen' }}
      />
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'what is met is said after a pause in typing, and found below the field',
  page: <Judged />,
  steps: [
    ...reads('Kennwort', 'textbox, Kennwort, 8 Zeichen , offen eine Ziffer , offen'),
    [
      'type Mokka 2',
      'textbox, Kennwort, Mokka 2, 8 Zeichen , offen eine Ziffer , erfüllt',
      'polite: eine Ziffer, erfüllt',
    ],
    ...reads(
      'list, Ihr Kennwort braucht',
      'listitem, level 1, position 1, set size 2',
      '8 Zeichen',
      ', offen',
    ),
  ],
};
