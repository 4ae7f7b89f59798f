import { Link, Text } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'it is read where it stands in its sentence',
  page: (
    <Text>
      Sie haben schon ein Konto? <Link href="#login">Anmelden</Link>
    </Text>
  ),
  steps: [...reads('paragraph', 'Sie haben schon ein Konto?', 'link, Anmelden', 'end of paragraph')],
};
