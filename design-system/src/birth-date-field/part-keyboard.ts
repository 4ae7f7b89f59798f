import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { DatePart } from './date-part-input.tsx';
import { parseDate } from './parse-date.ts';

/** What a keyboard sends while typing; paste, autofill, dictation and undo send something else or nothing. */
const TYPING = new Set(['insertText', 'insertCompositionText']);

/**
 * Moves on when the last digit of a part was typed: Registration §4. Guarded, because focus that moves on its own is a trap
 * for whoever corrects a digit: never after a paste or autofill, never from the middle, never into a part that is filled.
 */
export function advance(group: HTMLElement, event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !('inputType' in event)) return;
  const typed = typeof event.inputType === 'string' && TYPING.has(event.inputType);
  const atTheEnd = input.selectionEnd === input.value.length;
  const next = neighbour(group, input, 1);
  if (typed && isComplete(input) && atTheEnd && next?.value === '') next.focus();
}

/**
 * A digit behind the last one of a part goes into the next, where that is empty: the part may have been filled by a paste or
 * by the browser, after which focus stays, and its `maxlength` would swallow the digit without a word.
 */
export function typeOn(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
  if (!(input instanceof HTMLInputElement) || !isComplete(input)) return;
  const next = neighbour(event.currentTarget, input, 1);
  // The key is still on its way, and goes to where the focus is.
  if (input.selectionStart === input.value.length && next?.value === '') next.focus();
}

/** Backspace in an empty part goes to the end of the part before; it does not also delete there. */
export function goBack(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (event.key !== 'Backspace' || !(input instanceof HTMLInputElement) || input.value !== '') return;
  const previous = neighbour(event.currentTarget, input, -1);
  if (!previous) return;
  event.preventDefault();
  previous.focus();
  previous.setSelectionRange(previous.value.length, previous.value.length);
}

/** Shares a whole pasted date out over the parts; anything else is pasted as usual. */
export function pasteDate(event: ClipboardEvent<HTMLElement>, order: readonly DatePart[]): void {
  const date = parseDate(event.clipboardData.getData('text'), order);
  if (!date) return;
  event.preventDefault();
  for (const input of parts(event.currentTarget)) {
    if (isPart(input.dataset.part)) fill(input, date[input.dataset.part]);
  }
}

const isPart = (part: string | undefined): part is DatePart =>
  part === 'day' || part === 'month' || part === 'year';

const isComplete = (input: HTMLInputElement) =>
  input.value.length === input.maxLength && /^\d+$/.test(input.value);

const parts = (group: HTMLElement) => [...group.querySelectorAll('input')];

function neighbour(group: HTMLElement, input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = parts(group);
  return all[all.indexOf(input) + step];
}

/**
 * Sets a value as the browser would: through the prototype's setter, because React watches the element's own, and with the
 * events that a typed value has.
 */
function fill(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
