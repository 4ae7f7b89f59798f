import { isInputEvent } from '../internal/kinds.ts';

/**
 * Listens to the input events of a field, and says whether they come from a key, a paste or a voice. Browsers and password managers
 * fill in without saying how, or call it a replacement; a list that opened then would lie over the rest of the form that they fill.
 * A replacement counts as typing if the last key wrote a letter: spell-checkers and some keyboards put words in that way.
 *
 * @param signal ends it
 */
export function hearInput(
  input: HTMLInputElement,
  hear: (isTyping: boolean) => void,
  signal: AbortSignal,
): void {
  let wrote = false;
  const press = ({ key, keyCode, ctrlKey, metaKey }: KeyboardEvent) => {
    // Phones do not name their keys. Chromium sends a key without a code when it fills in.
    wrote = !ctrlKey && !metaKey && (key.length === 1 || keyCode === 229);
  };
  // On the window, because Escape goes no further while the list is open.
  input.ownerDocument.defaultView?.addEventListener('keydown', press, { signal, capture: true });
  input.addEventListener('focus', () => (wrote = false), { signal });
  input.addEventListener(
    'input',
    (event) => {
      const how = isInputEvent(event) ? event.inputType : '';
      hear(how === 'insertReplacementText' ? wrote && !input.matches(':autofill') : how !== '');
    },
    { signal },
  );
}
