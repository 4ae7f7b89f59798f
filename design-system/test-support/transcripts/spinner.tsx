import { useState } from 'react';
import { Button, Spinner } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Loading() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setLoading(true)}>Adressen laden</Button>
      {loading ? <Spinner label="Adressen werden geladen." announce /> : null}
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'what is waited for is spoken when it begins, and can be found',
  page: <Loading />,
  steps: [
    ...reads('button, Adressen laden'),
    ['act', 'polite: Adressen werden geladen.'],
    ...reads('Adressen werden geladen.'),
  ],
};
