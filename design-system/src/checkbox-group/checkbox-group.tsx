import type { ComponentProps, ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { FieldSet } from '../field/field-set.tsx';
import type { GroupProps } from '../field/field-props.ts';
import { useGroup } from '../field/use-group.ts';
import { GroupOfBoxes } from '../internal/checkbox-in-group/group-of-boxes.ts';
import { SelectAll } from './select-all.tsx';
import { useAllChecked } from './use-all-checked.ts';

/** The props of `CheckboxGroup`. */
export type CheckboxGroupProps = GroupProps &
  Omit<ComponentProps<'fieldset'>, keyof GroupProps | 'className' | 'name' | 'style'> & {
    /** Key under which `Form errors` speaks of the group; its boxes send their own names. */
    name?: string | undefined;
    /** Text of the box that ticks all others; without it there is none. */
    selectAll?: ReactNode;
    /** `Checkbox` elements. */
    children: ReactNode;
  };

/**
 * Native checkboxes under one legend, with an optional parent that ticks them all and shows "some" as a third state.
 *
 * The children are the truth: they are native, work at once and are what the form sends. The parent only mirrors and drives
 * them, which takes JavaScript. Before hydration and without JavaScript it would be a dead control, so it appears with
 * hydration; its line is kept free meanwhile, so that nothing moves.
 */
export function CheckboxGroup({ selectAll, children, name, ...props }: CheckboxGroupProps) {
  const { frame, part } = useGroup(props, [name]);
  const { form, errorId } = part;
  const boxes = useRef<HTMLDivElement>(null);
  const { checked, setAll } = useAllChecked(boxes);
  const group = useMemo(() => ({ form, name, errorId }), [form, name, errorId]);
  return (
    <FieldSet {...frame}>
      {selectAll ? (
        <div className="ds min-h-target noscript:hidden">
          {checked === undefined ? null : (
            <SelectAll label={selectAll} checked={checked} errorId={errorId} onChange={setAll} />
          )}
        </div>
      ) : null}
      <div ref={boxes} className={selectAll ? 'ds ps-8' : 'min-w-0'}>
        <GroupOfBoxes value={group}>{children}</GroupOfBoxes>
      </div>
    </FieldSet>
  );
}
