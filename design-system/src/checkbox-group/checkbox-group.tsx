import { Root } from '@radix-ui/react-checkbox';
import { useId, useMemo, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { GroupOfBoxes } from '../checkbox/checkbox.tsx';
import type { GroupProps } from '../field/field-props.ts';
import { FieldSet } from '../field/field.tsx';
import { useGroup } from '../field/use-field.ts';
import { useAllChecked } from './use-all-checked.ts';
import type { AllChecked } from './use-all-checked.ts';

/** The props of `CheckboxGroup`. */
export type CheckboxGroupProps = GroupProps &
  Omit<ComponentProps<'fieldset'>, keyof GroupProps | 'className' | 'name' | 'style'> & {
    /** Key of the group in `Form errors`. The boxes send their own names. */
    name?: string | undefined;
    /** Text of the box that checks all others. Without it there is no such box. */
    selectAll?: ReactNode;
    /** `Checkbox` elements. */
    children: ReactNode;
  };

/**
 * Native checkboxes under one legend, with an optional parent that checks them all and shows "some" as a third state.
 *
 * The children are native boxes: they work at once, and the form sends them. The parent only mirrors and sets them, which needs
 * JavaScript. Before hydration it would do nothing, so it appears with hydration. The layout keeps its line free until then, so
 * that nothing moves.
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

type SelectAllProps = {
  label: ReactNode;
  checked: AllChecked;
  /** Id of the group's error. */
  errorId: string | undefined;
  onChange: (all: boolean) => void;
};

/**
 * The parent box with three states. In a native box a script has to keep setting `indeterminate`. Here all, none and some are
 * three values of one prop (docs/decisions/0002). `onCheckedChange` is not used, because Radix also calls it for a form reset,
 * and a reset must not click any box.
 */
function SelectAll({ label, checked, errorId, onChange }: SelectAllProps) {
  const id = useId();
  return (
    <div className="ds flex gap-3">
      <Root
        id={id}
        checked={checked}
        aria-describedby={errorId}
        className="ds ds-check"
        onClick={() => onChange(checked !== true)}
      />
      <label htmlFor={id} className="ds min-h-target cursor-pointer py-2 font-medium">
        {label}
      </label>
    </div>
  );
}
