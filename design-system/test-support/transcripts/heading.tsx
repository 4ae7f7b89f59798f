import { Heading } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'it tells its rank, however large it looks',
  page: (
    <>
      <Heading level={1}>Konto anlegen</Heading>
      <Heading level={2} size={3}>
        Ihre Angaben
      </Heading>
    </>
  ),
  steps: [...reads('heading, Konto anlegen, level 1', 'heading, Ihre Angaben, level 2')],
};
