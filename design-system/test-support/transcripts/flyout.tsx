import { Button, Flyout } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'it opens from its button, is read first, keeps the reader in and gives the focus back',
  page: (
    <Flyout
      title="Adresse ändern"
      description="Sie gilt ab der nächsten Bestellung."
      trigger={<Button>Ändern</Button>}
      footer={<Button>Speichern</Button>}
    >
      Formular
    </Flyout>
  ),
  steps: [
    ...reads('button, Ändern, not expanded, has popup dialog'),
    ['act', 'dialog, Adresse ändern, Sie gilt ab der nächsten Bestellung.'],
    ...reads(
      'heading, Adresse ändern, level 2',
      'button, Schließen',
      'paragraph',
      'Sie gilt ab der nächsten Bestellung.',
      'end of paragraph',
      'Formular',
      'button, Speichern',
      'end of dialog, Adresse ändern, Sie gilt ab der nächsten Bestellung.',
    ),
    ['press Escape', 'button, Ändern, not expanded, has popup dialog'],
  ],
};
