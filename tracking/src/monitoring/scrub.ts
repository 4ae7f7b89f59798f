/** The longest text that is sent, in characters. */
const textBound = 500;

/** A text that may be sent: without e-mail addresses and what a server said, and cut to 500 characters. */
export function scrub(text: string): string {
  // Cut before as well, with room to spare: the pattern takes its time with long texts.
  return (
    text
      .slice(0, 2 * textBound)
      .replace(/\S*(?:@|%40)\S*/g, '(e-mail)')
      // What the tracking service answers may repeat what it was told.
      .replace(/(failed with status \d+):.*/s, '$1')
      .slice(0, textBound)
  );
}
