import { plainDigits, replaceText, setValue } from '../internal/input.ts';
import { isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';

/**
 * Lets an input take digits and control keys only (Registration §5). Digits of other scripts become those of ASCII.
 *
 * What is about to come in is judged by `beforeinput` and not by key, because a phone's keyboard, a voice and a paste have no
 * keys, and shortcuts are none of our business. A composition cannot be refused: it is tidied up when it ends.
 *
 * @returns stops it
 */
export function acceptDigits(input: HTMLInputElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  input.addEventListener('beforeinput', (event) => takeDigits(input, event), { signal });
  // Autofill and text that was dropped come without asking.
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
  // A drop has its own place, which is not the caret's.
  if (event.isComposing || event.inputType === 'insertFromDrop' || digits === text) return;
  event.preventDefault();
  if (digits !== '') replaceText(input, input.selectionStart ?? 0, input.selectionEnd ?? 0, digits);
}

/** @returns whether there was something to tidy up */
function tidy(input: HTMLInputElement): boolean {
  const digits = digitsOf(input.value);
  if (digits === input.value) return false;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  setValue(input, digits);
  // Safari moves the focus to wherever a caret is set.
  if (treeOf(input).activeElement === input) input.setSelectionRange(caret, caret);
  return true;
}
