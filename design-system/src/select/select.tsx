import type { ComponentProps } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { SelectBox } from '../internal/select-box.tsx';
import type { SelectOption } from '../internal/select-box.tsx';

export type { SelectOption } from '../internal/select-box.tsx';

/** The props of `Select`. */
export type SelectProps = FieldProps &
  Omit<
    ComponentProps<'select'>,
    keyof FieldProps | 'autoComplete' | 'children' | 'className' | 'multiple' | 'name' | 'style'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** Autofill token, or 'off' (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
    /** The options. */
    options: readonly SelectOption[];
    /** Text of a first, empty option ("Bitte wählen"). Without it the first option is chosen initially. */
    placeholder?: string | undefined;
  };

/**
 * A native select. Phones show their own picker. With a mouse the list is styled if the browser supports it (`select.css`).
 * Uncontrolled with `defaultValue`. `ref` is the select.
 *
 * ```tsx
 * <Select name="country" autoComplete="country" label={t('country')} options={countries} defaultValue="DE" />
 * ```
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control, state } = useField(props);
  return (
    <Field {...frame}>
      <SelectBox {...control} {...{ options, placeholder, state }} />
    </Field>
  );
}
