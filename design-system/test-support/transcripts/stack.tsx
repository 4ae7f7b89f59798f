import { Stack, Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'what stands one under the other is read from top to bottom',
  page: (
    <Stack>
      <Text>Oben</Text>
      <Text>Unten</Text>
    </Stack>
  ),
  steps: [...reads('paragraph', 'Oben', 'end of paragraph', 'paragraph', 'Unten', 'end of paragraph')],
};
