import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Item } from 'react-stately/Item';
import { useListState } from 'react-stately/useListState';
import type { Suggestion } from './suggestion.ts';
import { useAttribute } from './use-attribute.ts';
import { useListKeys } from './use-list-keys.ts';
import type { Key } from './use-list-keys.ts';

export type ListBoxOptions<S extends Suggestion> = {
  id: string;
  /** Its name. */
  label: string;
  lines: readonly S[];
  /** Newer lines are on their way: these were for another text, and are no choice any more. */
  busy: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Where an arrow that was pressed before the list came wanted to go. */
  start: RefObject<'first' | 'last' | undefined>;
  onChoose: (suggestion: S) => void;
  onClose: () => void;
};

/** A line and what it is known by: its place, because services send two lines with one id. */
type Row<S> = { key: string; line: S };

/**
 * A list box that is operated from an input: the focus stays there, and `aria-activedescendant` tells which line is meant. A
 * line wants no more than a click: a finger that scrolls makes none, and a screen reader's cursor makes one.
 *
 * @returns the lines with their keys, the props of the list, and those of each line
 */
export function useListBox<S extends Suggestion>(options: ListBoxOptions<S>) {
  const { id, label, lines, busy, input, start, onChoose, onClose } = options;
  const listBox = useRef<HTMLUListElement>(null);
  const rows = lines.map((line, index) => ({ key: String(index), line }));
  const list = useListState<Row<S>>({
    items: rows,
    children: ({ key, line }: Row<S>) => (
      <Item key={key} textValue={line.label}>
        {line.label}
      </Item>
    ),
  });
  const active = list.selectionManager.focusedKey;
  const idOf = (key: Key) => `${id}-${key}`;
  const activeId = active === null ? undefined : idOf(active);

  const enter = (key: Key | null) => {
    const row = key === null ? undefined : list.collection.getItem(key)?.value;
    if (row) onChoose(row.line);
    else onClose();
  };
  useListKeys({ input, listBox, list, start, busy, onEnter: enter });
  useAttribute(input, 'aria-activedescendant', activeId);

  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    listBoxProps: {
      ref: listBox,
      id,
      role: 'listbox',
      'aria-label': label,
      'aria-busy': busy || undefined,
      // A box that scrolls is a stop of Tab, in Chromium and Firefox. Not this one: the keys that lead through it are the input's.
      tabIndex: -1,
      onFocus: () => input.current?.focus({ preventScroll: true }),
    } as const,
    rows,
    optionProps: ({ key, line }: Row<S>) =>
      ({
        id: idOf(key),
        role: 'option',
        'aria-selected': key === active,
        'aria-disabled': busy || undefined,
        'data-key': key,
        onClick: busy ? undefined : () => onChoose(line),
      }) as const,
  };
}
