import { Button, useAnnouncer } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Announcing() {
  const announce = useAnnouncer();
  return (
    <>
      <Button onClick={() => announce('Gespeichert.')}>Speichern</Button>
      <Button onClick={() => announce('Nicht gespeichert.', 'assertive')}>Scheitern</Button>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'the announcer waits politely, interrupts for an error and says the same twice',
  page: <Announcing />,
  steps: [
    ...reads('button, Speichern'),
    ['act', 'polite: Gespeichert.'],
    ['act', 'polite: Gespeichert.'],
    ...reads('button, Scheitern'),
    ['act', 'assertive: Nicht gespeichert.'],
  ],
};
