import { useEffect, useRef, useState } from 'react';
import { Banner, Button, Link } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Refused() {
  const [refused, setRefused] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refused) banner.current?.focus();
  }, [refused]);
  return (
    <>
      {refused ? (
        <Banner ref={banner} tone="error" heading="Bitte korrigieren Sie Ihre Angaben.">
          <Link href="#email">Die E-Mail-Adresse fehlt.</Link>
        </Banner>
      ) : null}
      <Button onClick={() => setRefused(true)}>Weiter</Button>
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'news about the form takes the focus, is read by its heading, and leads on',
  page: <Refused />,
  steps: [
    ...reads('button, Weiter'),
    ['act', 'region, Bitte korrigieren Sie Ihre Angaben.'],
    ...reads(
      'paragraph',
      'Bitte korrigieren Sie Ihre Angaben.',
      'end of paragraph',
      'link, Die E-Mail-Adresse fehlt.',
      'end of region, Bitte korrigieren Sie Ihre Angaben.',
      'button, Weiter',
    ),
  ],
};
