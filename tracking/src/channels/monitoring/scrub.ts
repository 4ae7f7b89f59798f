import { beginning, scrubEmails } from '../../browser/personal-text.ts';

/** The longest text that is sent, in characters. */
const textBound = 500;

/** A text that may be sent: without e-mail addresses and what a server said, and cut to 500 characters. */
export function scrub(text: string): string {
  // What the tracking service answers may repeat what it was told.
  return beginning(scrubEmails(text).replace(/(failed with status \d+):.*/s, '$1'), textBound);
}
