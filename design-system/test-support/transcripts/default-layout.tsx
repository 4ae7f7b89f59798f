import { DefaultLayout, Heading, Link, Logo } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a page is passed through from landmark to landmark, and its header is skipped',
  page: (
    <DefaultLayout
      skipLabel="Zum Inhalt springen"
      logo={
        <Logo href="#home" label="Crema, zur Startseite">
          C
        </Logo>
      }
      panel="Guter Kaffee."
      footer={<Link href="#imprint">Impressum</Link>}
    >
      <Heading level={1}>Konto anlegen</Heading>
    </DefaultLayout>
  ),
  // The panel is beside the form on wide windows only.
  steps: [
    ...reads(
      'link, Zum Inhalt springen',
      'banner',
      'link, Crema, zur Startseite',
      'end of banner',
      'main',
      'heading, Konto anlegen, level 1',
      'end of main',
      'contentinfo',
      'link, Impressum',
      'end of contentinfo',
      'end of document',
      'document',
      'link, Zum Inhalt springen',
    ),
    ['act', 'main'],
    ...reads('heading, Konto anlegen, level 1'),
  ],
};
