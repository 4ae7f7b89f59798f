import { Link, SkipLink } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'it is the first of the page and leads to the content',
  page: (
    <>
      <SkipLink href="#content">Zum Inhalt springen</SkipLink>
      <Link href="#home">Startseite</Link>
      <main id="content" tabIndex={-1}>
        Inhalt
      </main>
    </>
  ),
  steps: [...reads('link, Zum Inhalt springen'), ['act', 'main'], ...reads('Inhalt')],
};
