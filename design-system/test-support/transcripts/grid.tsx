import { Grid } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a grid of list items says how many there are',
  page: (
    <Grid as="ul" columns={{ base: 2, s: 1 }}>
      <li>Punkte</li>
      <li>Rabatt</li>
    </Grid>
  ),
  steps: [
    ...reads(
      'list',
      'listitem, level 1, position 1, set size 2',
      'Punkte',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Rabatt',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
    ),
  ],
};
