import { Logo } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'the mark is one link with one name, whatever it is drawn of',
  page: (
    <Logo href="#shop" label="Crema, zur Startseite">
      <svg viewBox="0 0 1 1" />
      <b>C</b>
    </Logo>
  ),
  steps: [...reads('link, Crema, zur Startseite')],
};
