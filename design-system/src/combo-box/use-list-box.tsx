import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Item } from 'react-stately/Item';
import { useListState } from 'react-stately/useListState';
import { useAttribute } from './use-input.ts';

type Options<S> = {
  id: string;
  lines: readonly S[];
  /** Number of the answer: other lines come with each, so that none stays active by chance. */
  answer: number;
  /** Newer lines are on their way: these were for another text, and are no choice any more. */
  busy: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (line: S) => void;
};

type Row<S> = { key: string; line: S };
/** React Aria's name for the key of a line. */
type Key = string | number | null;

/** Where a key leads from the active line, or from none; before the first line comes the last. */
const moves: Readonly<Record<string, (list: ListKeyboardDelegate<object>, from: Key) => Key>> = {
  ArrowDown: (list, from) => (from && list.getKeyBelow(from)) ?? list.getFirstKey(),
  ArrowUp: (list, from) => (from && list.getKeyAbove(from)) ?? list.getLastKey(),
  PageDown: (list, from) => (from ? list.getKeyPageBelow(from) : list.getLastKey()),
  PageUp: (list, from) => (from ? list.getKeyPageAbove(from) : list.getFirstKey()),
};

/**
 * A list box that is operated from an input: the focus stays there. React Aria holds the lines and finds the next one. A line
 * wants no more than a click: a finger that scrolls makes none, and a screen reader's cursor makes one.
 *
 * @returns `move` takes a key of the keyboard, and tells whether it moves
 */
export function useListBox<S>({ id, lines, answer, busy, input, onChoose }: Options<S>) {
  const ref = useRef<HTMLUListElement>(null);
  // A line is known by its place, because services send two lines with one id.
  const rows = lines.map((line, index) => ({ key: `${answer}-${index}`, line }));
  const { collection, selectionManager: manager } = useListState<Row<S>>({
    items: rows,
    children: ({ key }: Row<S>) => <Item>{key}</Item>,
  });
  const active = busy ? undefined : rows.find(({ key }) => key === manager.focusedKey);
  const idOf = ({ key }: Row<S>) => `${id}-${key}`;
  const activeId = active && idOf(active);

  useAttribute(input, 'aria-activedescendant', activeId);
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    rows,
    active: active?.line,
    move: (key: string): boolean => {
      const next = moves[key]?.(new ListKeyboardDelegate({ collection, ref }), manager.focusedKey);
      if (next !== undefined) manager.setFocusedKey(next);
      return next !== undefined;
    },
    forget: () => manager.setFocusedKey(null),
    listBoxProps: {
      ref,
      id,
      role: 'listbox',
      'aria-busy': busy || undefined,
      // Chromium and Firefox let Tab stop at a box that scrolls. The keys that lead through this one are the input's.
      tabIndex: -1,
      onFocus: () => input.current?.focus({ preventScroll: true }),
    } as const,
    optionProps: (row: Row<S>) =>
      ({
        id: idOf(row),
        role: 'option',
        'aria-selected': row === active,
        'aria-disabled': busy || undefined,
        'data-key': row.key,
        onClick: busy ? undefined : () => onChoose(row.line),
      }) as const,
  };
}
