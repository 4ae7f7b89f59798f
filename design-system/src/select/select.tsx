import type { ComponentProps } from 'react';
import { control as controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useControl } from '../field/use-control.ts';
import { SystemIcon } from '../icon/system-icon.tsx';
import { useDefaultOption } from './use-default-option.ts';

/** One line of the list. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldProps &
  Omit<
    ComponentProps<'select'>,
    keyof FieldProps | 'autoComplete' | 'children' | 'className' | 'multiple' | 'name' | 'style'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** What the browser may fill in, or 'off' (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
    /** What can be chosen. */
    options: readonly SelectOption[];
    /** Text of a first, empty line ("Bitte wählen"). Without it the first option is chosen from the start. */
    placeholder?: string | undefined;
  };

/**
 * A native select. Phones keep their own sheet; with a mouse the list is styled where the browser can (`select.css`).
 * Uncontrolled with `defaultValue`. `ref` is the select.
 *
 * ```tsx
 * <Select name="country" autoComplete="country" label={t('country')} options={countries} defaultValue="DE" />
 * ```
 */
export function Select({ options, placeholder, ref, ...props }: SelectProps) {
  const { frame, control, state } = useControl(props);
  const select = useDefaultOption(ref, props.value ?? props.defaultValue);
  return (
    <Field {...frame}>
      <select
        {...control}
        ref={select} // The arrow's room, whatever the state: no option runs under it.
        className={`ds-select flex items-center ${controlClass({ state })} pe-10`}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className="ds-select-mark">
        <SystemIcon name="chevron" />
      </span>
    </Field>
  );
}
