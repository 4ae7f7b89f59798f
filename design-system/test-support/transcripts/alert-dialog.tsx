import { useState } from 'react';
import { AlertDialog, Button, Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Adresse löschen?"
        description="Sie kann nicht wiederhergestellt werden."
        cancelLabel="Behalten"
        action={<Button>Ja, löschen</Button>}
      />
      <Text>Dahinter</Text>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'it opens, is read with its text, waits at the no and gives the focus back',
  page: <Asking />,
  steps: [
    ...reads('button, Löschen'),
    ['act', 'alertdialog, Adresse löschen?, Sie kann nicht wiederhergestellt werden.', 'button, Behalten'],
    ...reads(
      'button, Ja, löschen',
      'end of alertdialog, Adresse löschen?, Sie kann nicht wiederhergestellt werden.',
      // No text of the page behind.
      'end of document',
    ),
    ['press Escape', 'button, Löschen'],
  ],
};
