import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { DatePart } from './date-part-input.tsx';
import { parseDate } from './parse-date.ts';

/** What a keyboard sends while typing; paste, autofill, dictation and undo send something else or nothing. */
const TYPING = /^insert(?:Composition)?Text$/;

/**
 * Moves on when the last digit of a part was typed: Registration §4. Guarded, because focus that moves on its own is a trap
 * for whoever corrects a digit: never after a paste or autofill, never from the middle, never into a part that is filled.
 */
export function advance(group: HTMLElement, event: Event): void {
  if ('inputType' in event && TYPING.test(String(event.inputType))) moveOn(group, event.target);
}

/**
 * A digit behind the last one of a part goes into the next, where that is empty: the part may have been filled by a paste or
 * by the browser, after which focus stays, and its `maxlength` would swallow the digit without a word. The key is still on its
 * way, and goes to where the focus is.
 */
export function typeOn(event: KeyboardEvent<HTMLElement>): void {
  const typed = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typed) moveOn(event.currentTarget, event.target);
}

/** From the end of a part that is complete into the next that is empty. */
function moveOn(group: HTMLElement, input: EventTarget | null): void {
  if (!(input instanceof HTMLInputElement)) return;
  const { value, maxLength, selectionStart } = input;
  const next = neighbour(group, input, 1);
  const complete = value.length === maxLength && /^\d+$/.test(value);
  if (complete && selectionStart === maxLength && next?.value === '') next.focus();
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
  for (const [part, value] of Object.entries(date)) {
    const input = event.currentTarget.querySelector<HTMLInputElement>(`[data-part=${part}]`);
    if (input) fill(input, value);
  }
}

function neighbour(group: HTMLElement, input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...group.querySelectorAll('input')];
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
