import { SegmentedToggle } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'the answer is read with its place among the others, and changed',
  page: (
    <SegmentedToggle
      name="kind"
      label="Sie bestellen als"
      options={[
        { value: 'private', label: 'Privat' },
        { value: 'company', label: 'Firma' },
      ]}
      defaultValue="private"
    />
  ),
  steps: [
    ...reads(
      'radiogroup, Sie bestellen als',
      'Sie bestellen als',
      'radio, Privat, checked, position 1, set size 2',
    ),
    // The arrow moves the focus first and checks the radio then. The reader is fast enough to notice.
    [
      'press ArrowRight',
      'radio, Firma, not checked, position 2, set size 2',
      'radio, Firma, checked, position 2, set size 2',
    ],
    [
      'press ArrowLeft',
      'radio, Privat, not checked, position 1, set size 2',
      'radio, Privat, checked, position 1, set size 2',
    ],
  ],
};
