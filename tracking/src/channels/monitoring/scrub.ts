import { scrubEmails } from '../scrub-emails.ts';

/** The longest text that is sent, in characters. */
const textBound = 500;

/** A text that may be sent: without e-mail addresses and what a server said, and cut to 500 characters. */
export function scrub(text: string): string {
  return (
    scrubEmails(text, 2 * textBound)
      // What the tracking service answers may repeat what it was told.
      .replace(/(failed with status \d+):.*/s, '$1')
      .slice(0, textBound)
  );
}
