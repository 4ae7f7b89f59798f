import { Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'it is a paragraph',
  page: <Text tone="hint">Kaffee schmeckt.</Text>,
  steps: [...reads('paragraph', 'Kaffee schmeckt.', 'end of paragraph')],
};
