import { isInputEvent } from '../internal/kinds.ts';

/**
 * Listens to the input events of a field, and reports whether they come from a key, a paste or dictation. Browsers and password
 * managers fill fields in with no input type, or with that of a replacement. A list that opens then would cover other fields that
 * they fill in. A replacement counts as typing if the last key wrote a letter, because spell-checkers and some keyboards insert
 * words in that way.
 *
 * @param signal removes the listeners
 */
export function hearInput(
  input: HTMLInputElement,
  hear: (isTyping: boolean) => void,
  signal: AbortSignal,
): void {
  let wrote = false;
  const press = ({ key, keyCode, ctrlKey, metaKey }: KeyboardEvent) => {
    // Phones do not name their keys. Chromium sends a key without a code when it fills in a field.
    wrote = !ctrlKey && !metaKey && (key.length === 1 || keyCode === 229);
  };
  // On the window, because Escape does not get past it while the list is open.
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
