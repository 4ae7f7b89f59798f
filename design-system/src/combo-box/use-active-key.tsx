import type { RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { Item } from 'react-stately/Item';
import { useListState } from 'react-stately/useListState';

/** The active line of a list, and how keys change it. */
type ActiveKey = {
  active: Key;
  /** Takes a key of the keyboard, and returns whether it moves. */
  move: (key: string) => boolean;
  /** Leaves no line active. */
  forget: () => void;
};

/** The key of a line, or null for none. */
type Key = string | number | null;

type Row = { readonly key: string };

/** For each key: the line that becomes active. Without an active line, ArrowUp and PageDown take the last one. */
const moves: Readonly<Record<string, (list: ListKeyboardDelegate<object>, from: Key) => Key>> = {
  ArrowDown: (list, from) => (from && list.getKeyBelow(from)) ?? list.getFirstKey(),
  ArrowUp: (list, from) => (from && list.getKeyAbove(from)) ?? list.getLastKey(),
  PageDown: (list, from) => (from ? list.getKeyPageBelow(from) : list.getLastKey()),
  PageUp: (list, from) => (from ? list.getKeyPageAbove(from) : list.getFirstKey()),
};

/**
 * Keeps which line of a list is active. React Aria holds the lines and finds the next one.
 *
 * The package has a copy of what this module imports, so that no importer installs the 50 MB of React Aria
 * (docs/decisions/0002). That is why nothing else imports from it, and why its types do not leave this module.
 *
 * @param list the element around the lines, which has each of them under its `data-key`
 */
export function useActiveKey(rows: readonly Row[], list: RefObject<HTMLElement | null>): ActiveKey {
  const { collection, selectionManager: manager } = useListState<Row>({
    items: rows,
    children: ({ key }: Row) => <Item>{key}</Item>,
  });
  return {
    active: manager.focusedKey,
    move: (key) => {
      const next = moves[key]?.(new ListKeyboardDelegate({ collection, ref: list }), manager.focusedKey);
      if (next !== undefined) manager.setFocusedKey(next);
      return next !== undefined;
    },
    forget: () => manager.setFocusedKey(null),
  };
}
