import { DescriptionList } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'what is known is read as pairs',
  page: (
    <DescriptionList
      items={[
        { term: 'Name', description: 'Zoë Muster' },
        { term: 'E-Mail-Adresse', description: 'zoe@example.com' },
      ]}
    />
  ),
  steps: [
    ...reads(
      'term',
      'Name',
      'end of term',
      'definition',
      'Zoë Muster',
      'end of definition',
      'term',
      'E-Mail-Adresse',
      'end of term',
      'definition',
      'zoe@example.com',
      'end of definition',
    ),
  ],
};
