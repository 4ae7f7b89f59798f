import { useEffect, useRef, useState } from 'react';
import { Button, ErrorSummary, TextField } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

const errors = [
  { id: 'firstName', text: 'Der Vorname fehlt.' },
  { id: 'email', text: 'Die E-Mail-Adresse fehlt.' },
];

function Refused() {
  const [refused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (refused) heading.current?.focus();
  }, [refused]);
  const [firstName, email] = refused ? errors.map(({ text }) => text) : [];
  return (
    <>
      <ErrorSummary
        ref={heading}
        heading="Bitte korrigieren Sie Ihre Angaben."
        countText={(count) => `${count} Fehler`}
        errors={refused ? errors : []}
      />
      <TextField
        id="firstName"
        name="firstName"
        label="Vorname"
        autoComplete="given-name"
        error={firstName}
      />
      <TextField id="email" name="email" label="E-Mail-Adresse" autoComplete="email" error={email} />
      <Button onClick={() => setRefused(true)}>Weiter</Button>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'its heading takes the focus and tells the count, and its links lead into the fields',
  page: <Refused />,
  steps: [
    ...reads('Vorname', 'textbox, Vorname', 'E-Mail-Adresse', 'textbox, E-Mail-Adresse', 'button, Weiter'),
    ['act', 'heading, Bitte korrigieren Sie Ihre Angaben., 2 Fehler, level 2'],
    ...reads(
      'paragraph',
      '2 Fehler',
      'end of paragraph',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Der Vorname fehlt.',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Die E-Mail-Adresse fehlt.',
    ),
    ['act', 'textbox, E-Mail-Adresse, Fehler: Die E-Mail-Adresse fehlt., invalid'],
  ],
};
