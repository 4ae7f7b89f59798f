import { useState } from 'react';
import { Button, Skeleton, SkeletonRegion } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

function Loading() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setLoading(true)}>Adressen laden</Button>
      {loading ? (
        <SkeletonRegion label="Adressen werden geladen." announce>
          <Skeleton kind="heading" />
          <Skeleton />
        </SkeletonRegion>
      ) : null}
    </>
  );
}

export const transcript: Transcript = {
  scenario: 'one sentence stands for all shapes, and is spoken when they come',
  page: <Loading />,
  steps: [
    ...reads('button, Adressen laden'),
    ['act', 'polite: Adressen werden geladen.'],
    ...reads('Adressen werden geladen.', 'busy'),
  ],
};
