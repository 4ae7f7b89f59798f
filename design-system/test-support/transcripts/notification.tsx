import { useState } from 'react';
import { Button, Notification } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Failing() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Speichern</Button>
      <Notification
        tone="error"
        toneLabel="Fehler:"
        heading="Nicht gespeichert."
        closeLabel="Meldung schließen"
        open={failed}
        onClose={() => setFailed(false)}
      >
        Bitte versuchen Sie es noch einmal.
      </Notification>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'a failure interrupts, is found where it stands and gives the focus back',
  page: <Failing />,
  steps: [
    ...reads('button, Speichern'),
    ['act', 'assertive: Fehler: Nicht gespeichert. Bitte versuchen Sie es noch einmal.'],
    ...reads(
      'region, Nicht gespeichert.',
      'paragraph',
      'Fehler:',
      'end of paragraph',
      'paragraph',
      'Nicht gespeichert.',
      'end of paragraph',
      'Bitte versuchen Sie es noch einmal.',
      'button, Meldung schließen',
    ),
    ['act', 'button, Speichern'],
  ],
};
