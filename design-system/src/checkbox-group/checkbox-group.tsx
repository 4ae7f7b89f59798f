import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { GroupError } from '../checkbox/group-error.ts';
import { FieldSet } from '../field/field-set.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { SelectAll } from './select-all.tsx';
import { useAllChecked } from './use-all-checked.ts';

type CheckboxGroupProps = Omit<FieldProps, 'width'> &
  Omit<ComponentProps<'fieldset'>, keyof FieldProps | 'className' | 'ref' | 'style'> & {
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
export function CheckboxGroup({ selectAll, children, ...props }: CheckboxGroupProps) {
  const { label, hint, constraint, error, required, optional, state: _state, ...rest } = props;
  const field = useField(props);
  const boxes = useRef<HTMLDivElement>(null);
  const { checked, setAll } = useAllChecked(boxes);
  const errorId = error ? field.ids.error : undefined;
  return (
    <FieldSet
      {...rest}
      {...{ label, hint, constraint, error, required, optional }}
      id={field.control.id}
      ids={field.ids}
      state={field.state}
      aria-describedby={field.description}
    >
      {selectAll ? (
        <div className="min-h-target noscript:hidden">
          {checked === undefined ? null : (
            <SelectAll label={selectAll} checked={checked} errorId={errorId} onChange={setAll} />
          )}
        </div>
      ) : null}
      <div ref={boxes} className={selectAll ? 'ps-8' : undefined}>
        <GroupError value={errorId}>{children}</GroupError>
      </div>
    </FieldSet>
  );
}
