import { isInput, isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';
import type { OnPart } from './take-dates.ts';

/** What a keyboard sends while typing; paste, autofill, dictation and undo send something else or nothing. */
const TYPING = /^insert(?:Composition)?Text$/;
/** Stands between the numbers of a date: a sign that is neither letter nor number. */
const SEPARATOR = /^[^\p{L}\p{N}]$/u;

/**
 * Makes one field of the parts in `group`: typing leads from one to the next (Registration §4). A full part takes no more
 * digits (Registration §9), but no part has a `maxlength`, which would cut what is pasted. All else that a part can take,
 * such as a whole date, is fetched when the focus comes.
 *
 * Focus that moves on its own is a trap for whoever corrects a digit: it does so never after a paste or autofill, never from
 * the middle of a part, never into one that is filled, and never in a group with `data-manual`.
 *
 * @returns stops it
 */
export function listenToParts(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined;
  const events = new AbortController();
  const { signal } = events;
  const on = partEvents(group, signal);
  /** Where focus was led to, until something else happens. */
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
  /** From the end of a part that is full into the next that is empty. */
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

  // While it is not there, a pasted date stays whole where it was pasted. If it never comes, the form says what is wrong.
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
    // Many press Tab behind each part, and do not look where the focus is by then. It stays once, never twice.
    if (key === 'Tab' && !event.shiftKey && isEmpty && part === led) event.preventDefault();
    // Many keyboards need Shift for a slash.
    if (key.length > 1 && key !== 'Shift') lead();
    // A part may have been filled by a paste or by the browser, after which focus stays: the key goes to the next.
    if (/^\d$/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) leadOn(part);
    // Backspace in an empty part goes to the end of the part before; it does not also delete there.
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
    // Amid words it is one of their signs.
    if (SEPARATOR.test(data) && (selectionEnd === value.length || !/\D/.test(value))) {
      event.preventDefault();
      if (value !== '') lead(beside(part, 1));
    } else if (/^\p{Nd}$/u.test(data) && isFull(part) && selectionStart === selectionEnd) {
      event.preventDefault();
      // A phone's keyboard does not name its keys.
      leadOn(part);
      if (led) part.ownerDocument.execCommand?.('insertText', false, data);
    }
  });
  on('input', (part, event) => {
    if (!isQuiet && isInputEvent(event) && TYPING.test(event.inputType)) leadOn(part);
  });
  return () => events.abort();
}

/** Two digits of a day or a month, four of a year; more only after a paste. */
const isFull = ({ value, dataset }: HTMLInputElement): boolean =>
  /^\d+$/.test(value) && value.length >= (dataset['part'] === 'year' ? 4 : 2);

/** Listens on the group for all of its inputs, because they may change places. */
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
