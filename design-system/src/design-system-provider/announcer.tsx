import type { Ref } from 'react';

/**
 * Sends a message to a screen reader without moving focus.
 *
 * @param message in the page's language
 * @param priority `polite` waits for the current sentence; `assertive` interrupts it and is for errors only
 * @returns removes the message from the page, if it is no longer true
 */
export type Announce = (message: string, priority?: 'polite' | 'assertive') => () => void;

/** Milliseconds that a message stays in the page: long enough for a slow screen reader, but not in the reading order for ever. */
const STAYS_MS = 5000;

/**
 * Adds the message as a new line, because a screen reader does not read a text that is replaced by the same text.
 *
 * @returns removes the line
 */
export function speak(region: HTMLElement | null, message: string): () => void {
  const line = document.createElement('p');
  const remove = () => line.remove();
  line.textContent = message;
  region?.append(line);
  setTimeout(remove, STAYS_MS);
  return remove;
}

type Props = { polite: Ref<HTMLDivElement>; assertive: Ref<HTMLDivElement> };

/**
 * The only two live regions of a page. They are in the server's HTML, because NVDA and JAWS miss the first message of a region
 * that is added together with its text (WCAG 2.2 4.1.3).
 */
export function Announcer({ polite, assertive }: Props) {
  return (
    <div className="ds sr-only">
      <div ref={polite} aria-live="polite" />
      <div ref={assertive} aria-live="assertive" />
    </div>
  );
}
