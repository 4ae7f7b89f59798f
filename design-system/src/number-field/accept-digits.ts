import { plainDigits } from '../internal/plain-digits.ts';
import { replaceText, setValue } from '../internal/replace-text.ts';
import { isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';

/**
 * Restricts an input to digits and control keys (Registration §5). Turns digits of other scripts into ASCII digits.
 *
 * Checks `beforeinput` and not keys, because the keyboard of a phone, dictation and a paste have no keys, and shortcuts must keep
 * working. A composition cannot be cancelled, so it is corrected when it ends.
 *
 * @returns removes the listeners
 */
export function acceptDigits(input: HTMLInputElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  input.addEventListener('beforeinput', (event) => takeDigits(input, event), { signal });
  // Autofill and dropped text fire no `beforeinput` that can be changed.
  input.addEventListener('input', (event) => isComposing(event) || tidy(input), { signal });
  input.addEventListener(
    'compositionend',
    () => {
      if (tidy(input)) input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    { signal },
  );
  return () => events.abort();
}

const digitsOf = (text: string) => plainDigits(text).replace(/[^0-9]/g, '');

const isComposing = (event: Event) => isInputEvent(event) && event.isComposing;

function takeDigits(input: HTMLInputElement, event: InputEvent): void {
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const digits = digitsOf(text);
  // A drop has its own position, which is not the caret's.
  if (event.isComposing || event.inputType === 'insertFromDrop' || digits === text) return;
  event.preventDefault();
  if (digits !== '') replaceText(input, input.selectionStart ?? 0, input.selectionEnd ?? 0, digits);
}

/** @returns true if it removed something */
function tidy(input: HTMLInputElement): boolean {
  const digits = digitsOf(input.value);
  if (digits === input.value) return false;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  setValue(input, digits);
  // Safari moves the focus to the element whose caret is set.
  if (treeOf(input).activeElement === input) input.setSelectionRange(caret, caret);
  return true;
}
