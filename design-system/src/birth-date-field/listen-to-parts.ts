import { isInput, isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';
import type { OnPart } from './take-dates.ts';

/** Input type of a typed character. Paste, autofill, dictation and undo send other types or none. */
const TYPING = /^insert(?:Composition)?Text$/;
/** A separator of a date: any character that is neither a letter nor a number. */
const SEPARATOR = /^[^\p{L}\p{N}]$/u;

/**
 * Moves focus between the parts in `group` while the shopper types (Registration §4). A full part accepts no more digits
 * (Registration §9), but no part has a `maxlength`, which would cut pasted text. Loads the code that handles whole dates when
 * focus comes.
 *
 * Focus that moves by itself disturbs a shopper who corrects a digit. It therefore never moves after a paste or autofill, from
 * the middle of a part, into a part that has text, or in a group with `data-manual`.
 *
 * @returns removes all listeners
 */
export function listenToParts(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined;
  const events = new AbortController();
  const { signal } = events;
  const on = partEvents(group, signal);
  /** The part that focus was moved to, until the next key or press. */
  let led: HTMLInputElement | undefined;
  let isQuiet = false;

  const beside = (part: HTMLInputElement, step: number) => {
    const all = [...group.querySelectorAll('input')];
    return all[all.indexOf(part) + step];
  };
  const lead = (next?: HTMLInputElement) => {
    next?.focus();
    next?.select();
    led = next;
  };
  /** Moves focus from the end of a full part to the next part if that is empty. */
  const leadOn = (part: HTMLInputElement) => {
    const next = beside(part, 1);
    const leads = isFull(part) && part.selectionStart === part.value.length && !('manual' in group.dataset);
    lead(leads && next?.value === '' ? next : undefined);
  };
  const quietly = (work: () => void) => {
    isQuiet = true;
    work();
    isQuiet = false;
  };

  // Until the code is loaded, a pasted date stays whole in its part. If it never loads, validation reports the date.
  const load = () =>
    import('./take-dates.ts').then(
      ({ takeDates }) => takeDates({ group, on, leadOn, quietly }),
      () => {},
    );
  if (group.contains(treeOf(group).activeElement)) void load();
  else group.addEventListener('focusin', load, { signal, once: true });

  on('focusin', () => lead());
  on('pointerdown', () => lead());
  on('keydown', (part, event) => {
    const { key } = event;
    const isEmpty = part.value === '';
    const previous = beside(part, -1);
    // Many shoppers press Tab after each part without looking, when focus has already moved. Ignores the first such Tab, never a
    // second.
    if (key === 'Tab' && !event.shiftKey && isEmpty && part === led) event.preventDefault();
    // Many keyboards need Shift for a slash.
    if (key.length > 1 && key !== 'Shift') lead();
    // Focus stays after a paste or autofill has filled this part, so the next digit belongs to the next part.
    if (/^\d$/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) leadOn(part);
    // Backspace in an empty part moves to the end of the previous part. It does not delete there as well.
    if (key === 'Backspace' && isEmpty && previous) {
      event.preventDefault();
      previous.focus();
      previous.setSelectionRange(previous.value.length, previous.value.length);
    }
  });
  on('beforeinput', (part, event) => {
    const { value, selectionStart, selectionEnd } = part;
    const data = event.data ?? '';
    if (event.inputType !== 'insertText') return;
    // A separator within words belongs to the words.
    if (SEPARATOR.test(data) && (selectionEnd === value.length || !/\D/.test(value))) {
      event.preventDefault();
      if (value !== '') lead(beside(part, 1));
    } else if (/^\p{Nd}$/u.test(data) && isFull(part) && selectionStart === selectionEnd) {
      event.preventDefault();
      // The keyboard of a phone does not name its keys.
      leadOn(part);
      if (led) part.ownerDocument.execCommand?.('insertText', false, data);
    }
  });
  on('input', (part, event) => {
    if (!isQuiet && isInputEvent(event) && TYPING.test(event.inputType)) leadOn(part);
  });
  return () => events.abort();
}

/** Two digits for a day or a month, four for a year. A paste can bring more. */
const isFull = ({ value, dataset }: HTMLInputElement): boolean =>
  /^\d+$/.test(value) && value.length >= (dataset['part'] === 'year' ? 4 : 2);

/** Listens on the group for all of its inputs, because the page may reorder them. */
const partEvents =
  (group: HTMLElement, signal: AbortSignal): OnPart =>
  (type, hear) =>
    group.addEventListener(
      type,
      (event) => {
        if (isInput(event.target)) hear(event.target, event);
      },
      { signal },
    );
