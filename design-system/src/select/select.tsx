import type { ComponentProps } from 'react';
import { control as controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import { defaultOption } from './default-option.ts';

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
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { label, hint, constraint, error, required, optional, state: _state, width, ...rest } = props;
  const field = useField(props);
  const chosen = rest.value ?? rest.defaultValue;
  return (
    <Field
      {...{ label, hint, constraint, error, required, optional, width }}
      htmlFor={field.control.id}
      ids={field.ids}
      state={field.state}
    >
      <select
        {...rest}
        {...field.control}
        aria-describedby={field.description}
        className={`ds-select flex items-center ${controlClass({ state: field.state })}`}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} ref={defaultOption(value === chosen)} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className="ds-select-mark">
        <Icon name="chevron" />
      </span>
    </Field>
  );
}
