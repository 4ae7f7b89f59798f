import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { RefObject } from 'react';
import type { ListState } from 'react-stately/useListState';
import { isComposing } from './use-input-events.ts';

/** React Aria's name for the id of a line. */
export type Key = string | number;

/** The line that the arrows lead to from another; before the first comes the last. */
type Move = (delegate: ListKeyboardDelegate<object>, from: Key | null) => Key | null;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (list, from) => (from === null ? null : list.getKeyBelow(from)) ?? list.getFirstKey(),
  ArrowUp: (list, from) => (from === null ? null : list.getKeyAbove(from)) ?? list.getLastKey(),
  PageDown: (list, from) => (from === null ? list.getLastKey() : list.getKeyPageBelow(from)),
  PageUp: (list, from) => (from === null ? list.getFirstKey() : list.getKeyPageAbove(from)),
};

/** These move the caret, so that the next Enter is meant for the text again. */
const CARET = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

type Options<S extends object> = {
  input: RefObject<HTMLInputElement | null>;
  listBox: RefObject<HTMLElement | null>;
  list: ListState<S>;
  /** Where an arrow that was pressed before the list came wanted to go. */
  start: RefObject<'first' | 'last' | undefined>;
  /** The lines are those of the answer before: a line that goes away under the finger is no choice. */
  busy: boolean;
  /** Enter, with the active line if there is one. */
  onEnter: (active: Key | null) => void;
};

/** Leads the keys of the input through the list, while the focus stays in the input. */
export function useListKeys<S extends object>(options: Options<S>): void {
  const { input, listBox, list, start, busy, onEnter } = options;
  const { collection, selectionManager: manager } = list;
  const delegate = useMemo(
    () => new ListKeyboardDelegate({ collection, ref: listBox }),
    [collection, listBox],
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (busy || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      manager.setFocusedKey(move(delegate, manager.focusedKey));
    }
    if (CARET.has(event.key)) manager.setFocusedKey(null);
    if (event.key !== 'Enter') return;
    // Without an active line Enter sends the form.
    if (manager.focusedKey !== null) event.preventDefault();
    onEnter(manager.focusedKey);
  });
  const type = useEffectEvent(() => {
    if (manager.focusedKey !== null) manager.setFocusedKey(null);
  });
  const begin = useEffectEvent(() => {
    if (start.current === 'first') manager.setFocusedKey(delegate.getFirstKey());
    if (start.current === 'last') manager.setFocusedKey(delegate.getLastKey());
  });

  useEffect(() => {
    begin();
    const events = new AbortController();
    const { signal } = events;
    input.current?.addEventListener('keydown', (event) => press(event), { signal });
    input.current?.addEventListener('input', () => type(), { signal });
    return () => events.abort();
  }, [input]);
}
