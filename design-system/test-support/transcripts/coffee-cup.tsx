import { CoffeeCup, Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'the drawing is passed by without a word',
  page: (
    <>
      <Text>Davor</Text>
      <CoffeeCup />
      <Text>Danach</Text>
    </>
  ),
  steps: [...reads('paragraph', 'Davor', 'end of paragraph', 'paragraph', 'Danach', 'end of paragraph')],
};
