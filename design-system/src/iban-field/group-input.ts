import { replaceText, setValue } from '../internal/replace-text.ts';
import { isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';
import { edit, format, strip } from './format.ts';
import type { Grouped } from './format.ts';

/** Changes that have their own position in the text, which is not the caret's. */
const ELSEWHERE = new Set(['insertFromDrop', 'deleteByDrag', 'insertReplacementText']);

/**
 * Keeps an input grouped. Handles a key before the browser does, in one step from grouped text to grouped text, so that undo
 * reverts the key and its blanks together.
 *
 * @returns removes the listeners
 */
export function groupInput(input: HTMLInputElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  tidy(input);
  input.addEventListener('beforeinput', (event) => answer(input, event), { signal });
  // Autofill, drops and unknown changes fire no `beforeinput`. A composition is grouped when it ends, undo never.
  input.addEventListener(
    'input',
    (event) => {
      const typed = isInputEvent(event) ? event : undefined;
      if (!typed?.isComposing && !typed?.inputType.startsWith('history')) tidy(input);
    },
    { signal },
  );
  // A password manager may fire only this event, or none.
  input.addEventListener('change', () => tidy(input), { signal });
  input.addEventListener('blur', () => tidy(input), { signal });
  input.addEventListener('compositionend', () => apply(input, formatted(input)), { signal });
  return () => events.abort();
}

function answer(input: HTMLInputElement, event: InputEvent): void {
  const { inputType } = event;
  const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  // Enter inserts a line break without a text: it submits the form.
  const nothing = inputType.startsWith('insert') && data === '';
  if (input.readOnly || event.isComposing || nothing || ELSEWHERE.has(inputType)) return;
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const next = edit({ text: input.value, start, end }, { inputType, data });
  if (!next) return;
  event.preventDefault();
  // A character that does not count keeps the selection. A character that counts ends it, even if the text stays the same.
  const refused = inputType.startsWith('insert') && strip(data) === '';
  if (!refused) apply(input, next);
}

/** Writes only the difference, because a screen reader reads inserted text and undo selects removed text. */
function apply(input: HTMLInputElement, { text, caret }: Grouped): void {
  const { value } = input;
  const shortest = Math.min(value.length, text.length);
  let start = 0;
  while (start < shortest && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < shortest - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  replaceText(input, start, value.length - end, text.slice(start, text.length - end));
  input.setSelectionRange(caret, caret);
}

const formatted = (input: HTMLInputElement) => format(input.value, input.selectionStart ?? undefined);

function tidy(input: HTMLInputElement): void {
  const { text, caret } = formatted(input);
  if (text === input.value) return;
  setValue(input, text);
  // Safari moves the focus to the element whose caret is set.
  if (treeOf(input).activeElement === input) input.setSelectionRange(caret, caret);
}
