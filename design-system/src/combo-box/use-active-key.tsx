import type { RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { Item } from 'react-stately/Item';
import { useListState } from 'react-stately/useListState';

/** The active line of a list, and the keys that change it. */
type ActiveKey = {
  active: Key;
  /** Handles a key. Returns true if it moves the active line. */
  move: (key: string) => boolean;
  /** Makes no line active. */
  forget: () => void;
};

/** The key of a line, or null for none. */
type Key = string | number | null;

type Row = { readonly key: string };

/** Returns the next active line for each key. Without an active line, ArrowUp and PageDown return the last one. */
const moves: Readonly<Record<string, (list: ListKeyboardDelegate<object>, from: Key) => Key>> = {
  ArrowDown: (list, from) => (from && list.getKeyBelow(from)) ?? list.getFirstKey(),
  ArrowUp: (list, from) => (from && list.getKeyAbove(from)) ?? list.getLastKey(),
  PageDown: (list, from) => (from ? list.getKeyPageBelow(from) : list.getLastKey()),
  PageUp: (list, from) => (from ? list.getKeyPageAbove(from) : list.getFirstKey()),
};

/**
 * Keeps the active line of a list. React Aria holds the lines and finds the next one.
 *
 * The package contains a copy of what this module imports, so that no importer installs the 50 MB of React Aria
 * (docs/decisions/0002). For this reason no other module imports from React Aria, and its types do not leave this module.
 *
 * @param list the element around the lines, each of which has its key as `data-key`
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
