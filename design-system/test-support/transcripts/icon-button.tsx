import { IconButton } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a button without visible words has a name',
  page: <IconButton icon="edit" label="Adresse ändern" />,
  steps: [...reads('button, Adresse ändern')],
};
