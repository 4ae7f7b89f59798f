import { Disclosure } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'it says that there is more, and reads it when it is open',
  page: <Disclosure summary="Warum fragen wir das?">Damit wir gratulieren können.</Disclosure>,
  steps: [
    ...reads('group', 'Warum fragen wir das?'),
    ['act'],
    ...reads('Damit wir gratulieren können.', 'end of group'),
  ],
};
