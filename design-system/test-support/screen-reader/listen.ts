import { virtual } from '@guidepup/virtual-screen-reader';
import { userEvent } from 'vitest/browser';
import { rest } from '../settled.ts';
import { LiveObserver } from './live-observer.ts';
import { isLive, readOn } from './read-on.ts';
import { tickedOnce } from './ticked-once.ts';
import type { Action, Step } from './transcript.ts';

/** Milliseconds until a message must have been spoken. The slowest one waits for a pause in typing, on a busy machine. */
const SPOKEN_WITHIN_MS = 10_000;

/**
 * Runs the steps of a transcript and records the spoken words. The reader is a virtual one (`@guidepup/virtual-screen-reader`):
 * it builds the accessibility tree from the DOM by the rules of ARIA and reads it into a list. Its own keys and clicks are
 * simulated, so the tests use those of the keyboard.
 *
 * It differs from NVDA, JAWS and VoiceOver in these points, in addition to those that `read-on.ts` corrects:
 *
 * - a form without a name is read as `form`;
 * - a select is read by the value of its option, not by the text; the empty one is not read at all;
 * - a password has neither role nor `required`, and is read in clear text; the text of a textarea is not read;
 * - a `summary` is read by its name only, without its role and its state;
 * - the `value` of a button, which is only sent, is read.
 */
export async function listen(steps: readonly Step[]): Promise<readonly Step[]> {
  // Runs before the reader notices that React has written the attribute again.
  const ticks = new MutationObserver(reflectTicks);
  ticks.observe(document.body, { subtree: true, attributeFilter: ['checked'] });
  await virtual.start({ container: document.body, window: { document, MutationObserver: LiveObserver } });
  document.addEventListener('input', reflectTicks);
  try {
    let told = (await virtual.spokenPhraseLog()).length;
    const heard: Step[] = [];
    for (const [action, ...expected] of steps) {
      const read = await perform(action);
      const spoken =
        read === undefined ? await phrasesFrom(told, expected) : [read, ...(await liveFrom(told))];
      told = (await virtual.spokenPhraseLog()).length;
      heard.push([action, ...spoken.map(repaired)]);
    }
    await rest(100);
    const more = await phrasesFrom(told, []);
    return more.length === 0 ? heard : [...heard, ['wait', ...more]];
  } finally {
    document.removeEventListener('input', reflectTicks);
    ticks.disconnect();
    await virtual.stop();
  }
}

/** @returns the words under the reading cursor, if the cursor moved */
async function perform(action: Action): Promise<string | undefined> {
  if (action === 'wait') return undefined;
  if (action === 'next' || action === 'previous') return readOn(action);
  const node = virtual.activeNode;
  const element = node instanceof HTMLElement ? node : node?.parentElement;
  element?.focus();
  if (action === 'act') element?.click();
  else if (action.startsWith('type ')) await userEvent.keyboard(action.slice('type '.length));
  else await userEvent.keyboard(keysOf(action.slice('press '.length)));
  // The page may move the focus, and the reader follows.
  await rest(50);
  followFocus();
  reflectTicks();
  // Presses a key without an effect. The reader then reads its current element again, if that has changed.
  await virtual.press('Shift');
  return undefined;
}

/** If focus is passed on at once, the reader notices the second element first and stays at the first. */
function followFocus(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement === virtual.activeNode) return;
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** The reader takes the checked state from the attribute, which has only the initial state. */
function reflectTicks(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')) {
    if (box.checked !== box.hasAttribute('checked')) box.toggleAttribute('checked', box.checked);
  }
}

const keysOf = (key: string) =>
  key.startsWith('Shift+') ? `{Shift>}{${key.slice('Shift+'.length)}}{/Shift}` : `{${key}}`;

/** Waits until all expected phrases have been spoken since `start`, or for the time above. Returns the phrases spoken by then. */
async function phrasesFrom(start: number, expected: readonly string[]): Promise<readonly string[]> {
  const end = Date.now() + SPOKEN_WITHIN_MS;
  let phrases = (await virtual.spokenPhraseLog()).slice(start);
  while (isMissing(expected, phrases) && Date.now() < end) {
    await rest(20);
    phrases = (await virtual.spokenPhraseLog()).slice(start);
  }
  return phrases;
}

/**
 * Returns true if an expected phrase has not been spoken yet. A box may be read twice, first with its old state, so only the last
 * reading counts.
 */
function isMissing(expected: readonly string[], spoken: readonly string[]): boolean {
  const heard = tickedOnce(spoken.map(repaired));
  return tickedOnce(expected).some((phrase) => !heard.includes(phrase));
}

const liveFrom = async (start: number) => (await virtual.spokenPhraseLog()).slice(start).filter(isLive);

/** The blank before a bracket is lost if another element starts with it. */
const repaired = (phrase: string) => phrase.replaceAll(/(?<=\p{L})\(/gu, ' (');
