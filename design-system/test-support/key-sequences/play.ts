import { expect } from 'vitest';
import { paste } from './paste.ts';
import { press } from './press.ts';

/** Returns a press of `Control+v` that pastes the given text. */
export const PASTE = 'paste ';

/**
 * Presses keys as fast as the browser accepts them, and compares the visible state with the expected one after each. Fails at the
 * first key with another result, and prints the keys up to it.
 *
 * @param keys as for `press`; a key that starts with `paste ` pastes the rest of it
 * @param look returns the visible state
 * @param expected state after each key
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
  // After a key that leaves the page there is no state to read.
  const wrong = expected.findIndex((next, index) => next !== seen[index]);
  if (wrong < 0) return;
  const [after, before] = [keys.slice(0, wrong + 1), seen[wrong - 1]];
  expect({ after, before, seen: seen[wrong] }).toEqual({ after, before, seen: expected[wrong] });
}
