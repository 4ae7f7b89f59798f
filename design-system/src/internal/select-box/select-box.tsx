import type { ComponentProps } from 'react';
import { controlLook } from '../../field/control.ts';
import type { FieldState } from '../../field/field-props.ts';
import { Drawing } from '../../icon/drawing.tsx';
import * as paths from '../../icon/system-paths.ts';
import { useDefaultOption } from './use-default-option.ts';

/** One line of the list. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'className'> & {
  options: readonly SelectOption[];
  placeholder: string | undefined;
  state: FieldState;
  /** Whether its lines are numbers, which shall not dance. @default false */
  numeric?: boolean;
};

/** The native select itself, with the mark that it is one; stands in an element that is `relative`. */
export function SelectBox({ options, placeholder, state, numeric = false, ref, ...rest }: Props) {
  const select = useDefaultOption(ref, rest.value ?? rest.defaultValue);
  return (
    <>
      <select
        {...rest}
        ref={select}
        // The arrow's room, whatever the state: no option runs under it.
        className={`ds-select flex items-center ${controlLook(state)} pe-10 ${numeric ? '[font-variant-numeric:tabular-nums]' : ''}`}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className="ds ds-select-mark">
        <Drawing path={paths.chevron} />
      </span>
    </>
  );
}
