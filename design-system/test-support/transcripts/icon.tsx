import { Icon, Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a drawing is passed by without a word; what it means stands beside it',
  page: (
    <Text>
      <Icon name="card" /> Ihre Karte
    </Text>
  ),
  steps: [...reads('paragraph', 'Ihre Karte', 'end of paragraph')],
};
