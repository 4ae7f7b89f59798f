import { useState } from 'react';
import { Button } from '../../src/index.ts';
import type { Transcript } from '../screen-reader/transcript.ts';
import { reads } from '../screen-reader/transcript.ts';

function Sending() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <Button loading={sent} onClick={() => setSent(true)}>
        Konto anlegen
      </Button>
      <Button variant="secondary">Abbrechen</Button>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'it is pressed, says that it waits and keeps its name and the focus',
  page: <Sending />,
  steps: [
    ...reads('button, Konto anlegen'),
    ['act', 'button, Konto anlegen, busy, disabled', 'polite: Wird gesendet.'],
    ['act'],
    ...reads('button, Abbrechen'),
  ],
};
