import { Text, VisuallyHidden } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'hidden text is read in its place',
  page: (
    <Text>
      12 <VisuallyHidden>Punkte</VisuallyHidden>
    </Text>
  ),
  steps: [...reads('paragraph', '12', 'Punkte', 'end of paragraph')],
};
