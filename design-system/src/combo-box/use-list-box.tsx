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
  /** Newer lines are on their way. */
  busy: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Where an arrow that was pressed before the list came wanted to go. */
  start: RefObject<'first' | 'last' | undefined>;
  onChoose: (suggestion: S) => void;
  onClose: () => void;
};

/**
 * A list box that is operated from an input: the focus stays there, and `aria-activedescendant` tells which line is meant. A
 * line wants no more than a click: a finger that scrolls makes none, and a screen reader's cursor makes one.
 *
 * @returns the props of the list, and those of each line
 */
export function useListBox<S extends Suggestion>(options: ListBoxOptions<S>) {
  const { id, label, lines, busy, input, start, onChoose, onClose } = options;
  const listBox = useRef<HTMLUListElement>(null);
  const list = useListState<S>({
    items: lines,
    children: (line: S) => (
      <Item key={line.id} textValue={line.label}>
        {line.label}
      </Item>
    ),
  });
  const { collection, selectionManager: manager } = list;
  const active = manager.focusedKey;
  const idOf = (key: Key) => `${id}-${collection.getItem(key)?.index ?? ''}`;
  const activeId = active === null ? undefined : idOf(active);

  const enter = (key: Key | null) => {
    const line = key === null ? undefined : collection.getItem(key)?.value;
    if (line) onChoose(line);
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
    } as const,
    optionProps: (line: S) =>
      ({
        id: idOf(line.id),
        role: 'option',
        'aria-selected': line.id === active,
        'data-key': line.id,
        onClick: () => onChoose(line),
      }) as const,
  };
}
