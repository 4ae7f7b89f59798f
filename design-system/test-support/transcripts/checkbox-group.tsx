import { Checkbox, CheckboxGroup } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'one box ticks all, and says when only some are',
  page: (
    <CheckboxGroup
      label="Ihre Einwilligungen"
      hint="Sie können sie jederzeit widerrufen."
      selectAll="Alle auswählen"
      optional
    >
      <Checkbox name="newsletter" label="Newsletter" />
      <Checkbox name="offers" label="Angebote" />
    </CheckboxGroup>
  ),
  steps: [
    ...reads(
      'group, Ihre Einwilligungen (optional), Sie können sie jederzeit widerrufen.',
      'Ihre Einwilligungen (optional)',
      'Sie können sie jederzeit widerrufen.',
      // The reader adds the value of the button.
      'checkbox, Alle auswählen, on, not checked',
      'Alle auswählen',
      'checkbox, Newsletter, not checked',
    ),
    ['press Space', 'checkbox, Newsletter, checked'],
    ['previous', 'Alle auswählen'],
    ['previous', 'checkbox, Alle auswählen, on, partially checked'],
    ['press Space', 'checkbox, Alle auswählen, on, checked'],
    ...reads(
      'Alle auswählen',
      'checkbox, Newsletter, checked',
      'Newsletter',
      'checkbox, Angebote, checked',
      'Angebote',
      'end of group, Ihre Einwilligungen (optional), Sie können sie jederzeit widerrufen.',
    ),
  ],
};
