import { BenefitList } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'what membership gives is a list, and its drawings are silent',
  page: (
    <BenefitList
      items={[
        { icon: 'card', text: 'Treuebohnen bei jedem Einkauf' },
        { icon: 'mail', text: 'Neues per E-Mail' },
      ]}
    />
  ),
  steps: [
    ...reads(
      'list',
      'listitem, level 1, position 1, set size 2',
      'Treuebohnen bei jedem Einkauf',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Neues per E-Mail',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
    ),
  ],
};
