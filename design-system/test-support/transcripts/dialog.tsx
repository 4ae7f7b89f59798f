import { useState } from 'react';
import { Button, Dialog, Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Adresse löschen?"
        description="Sie kann nicht wiederhergestellt werden."
      >
        <Button>Ja, löschen</Button>
      </Dialog>
      <Text>Dahinter</Text>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'it opens, is read first, keeps the reader in and gives the focus back',
  page: <Asking />,
  steps: [
    ...reads('button, Löschen'),
    ['act', 'dialog, Adresse löschen?, Sie kann nicht wiederhergestellt werden.'],
    ...reads(
      'heading, Adresse löschen?, level 2',
      'button, Schließen',
      'paragraph',
      'Sie kann nicht wiederhergestellt werden.',
      'end of paragraph',
      'button, Ja, löschen',
      'end of dialog, Adresse löschen?, Sie kann nicht wiederhergestellt werden.',
      // No text of the page behind.
      'end of document',
    ),
    ['press Escape', 'button, Löschen'],
  ],
};
