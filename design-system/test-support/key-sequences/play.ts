import { expect } from 'vitest';
import { paste } from './paste.ts';
import { press } from './press.ts';

/** A press of `Control+v` that pastes what follows. */
export const PASTE = 'paste ';

/**
 * Presses keys one after another, as fast as the browser takes them, and compares after each what is seen with what ought to
 * be. Fails at the first key that leads elsewhere, and names the keys so far.
 *
 * @param keys as for `press`; what begins with `paste ` pastes the rest of it
 * @param look what is seen
 * @param expected what ought to be seen, after each key
 */
export async function play(
  keys: readonly string[],
  look: () => string,
  expected: readonly string[],
): Promise<void> {
  const seen: string[] = [];
  const texts = keys.filter((key) => key.startsWith(PASTE)).map((key) => key.slice(PASTE.length));
  const events = new AbortController();
  const listening = { capture: true, signal: events.signal };
  window.addEventListener('keyup', () => seen.push(look()), listening);
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey || event.key !== 'v') return;
      event.preventDefault();
      paste(document.activeElement ?? document.body, texts.shift() ?? '');
    },
    listening,
  );
  await Promise.all(keys.map((key) => press(key.startsWith(PASTE) ? 'Control+v' : key)));
  events.abort();
  // A key that led out of the page was seen by nobody.
  const wrong = expected.findIndex((next, index) => next !== seen[index]);
  if (wrong < 0) return;
  const [after, before] = [keys.slice(0, wrong + 1), seen[wrong - 1]];
  expect({ after, before, seen: seen[wrong] }).toEqual({ after, before, seen: expected[wrong] });
}
