import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useActiveKey } from './use-active-key.tsx';
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

/**
 * A list box that is operated from an input: the focus stays there. A line
 * wants no more than a click: a finger that scrolls makes none, and a screen reader's cursor makes one.
 *
 * @returns `move` takes a key of the keyboard, and returns whether it moves
 */
export function useListBox<S>({ id, lines, answer, busy, input, onChoose }: Options<S>) {
  const ref = useRef<HTMLUListElement>(null);
  // A line is known by its place, because services send two lines with one id.
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
