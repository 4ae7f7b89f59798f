import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useActiveKey } from './use-active-key.tsx';
import { useAttribute } from './use-input.ts';

type Options<S> = {
  id: string;
  lines: readonly S[];
  /** Number of the response. Each response has new lines, so that none stays active by chance. */
  answer: number;
  /** Whether newer lines are loading. These lines belong to an older text and cannot be chosen. */
  busy: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (line: S) => void;
};

type Row<S> = { key: string; line: S };

/**
 * A list box whose focus stays in an input. A line reacts only to a click: a finger that scrolls makes none, and the cursor of a
 * screen reader makes one.
 *
 * @returns `move` handles a key and returns true if it moves the active line
 */
export function useListBox<S>({ id, lines, answer, busy, input, onChoose }: Options<S>) {
  const ref = useRef<HTMLUListElement>(null);
  // The key is the position, because services return two lines with one id.
  const rows = lines.map((line, index) => ({ key: `${answer}-${index}`, line }));
  const { active: activeKey, move, forget } = useActiveKey(rows, ref);
  const active = busy ? undefined : rows.find(({ key }) => key === activeKey);
  const idOf = ({ key }: Row<S>) => `${id}-${key}`;
  const activeId = active && idOf(active);

  useAttribute(input, 'aria-activedescendant', activeId);
  useLayoutEffect(() => {
    if (activeId) ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    rows,
    active: active?.line,
    move,
    forget,
    listBoxProps: {
      ref,
      id,
      role: 'listbox',
      'aria-busy': busy || undefined,
      // Chromium and Firefox let Tab stop at a scrolling box. The keys of the input scroll this one.
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
