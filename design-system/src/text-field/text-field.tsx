import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';

/** The props of `TextField`. */
export type TextFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'autoComplete' | 'className' | 'name' | 'style' | 'type'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** Autofill token, or 'off'. Every field needs one (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
    /** Keyboard of a phone. @default 'text' */
    type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  };

/**
 * One line of text in a native input. Uncontrolled with `defaultValue`, so that a key press causes no React commit; `value` with
 * `onChange` works too. `ref` is the input.
 *
 * ```tsx
 * <TextField name="email" type="email" autoComplete="email" label={t('email')} error={errors.email} required />
 * ```
 */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, control, state } = useField(props);
  return (
    <Field {...frame}>
      <input {...control} type={type} className={controlClass({ state })} />
    </Field>
  );
}
