import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { acceptDigits } from './accept-digits.ts';

/** The props of `NumberField`. */
export type NumberFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    | keyof FieldProps
    | 'autoComplete'
    | 'className'
    | 'inputMode'
    | 'max'
    | 'min'
    | 'name'
    | 'step'
    | 'style'
    | 'type'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** Autofill token, or 'off' (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
  };

/**
 * A row of digits in a native text input, such as a customer or tax number. It accepts only digits and control keys (Registration
 * §5), and keeps the digits of pasted text. Leading zeros stay. It has no arrows and no wheel that change it by accident, as
 * `type="number"` has. The default value must be digits. Without JavaScript only the server's validation checks it. Uncontrolled
 * with `defaultValue`. `ref` is the input.
 *
 * ```tsx
 * <NumberField name="cardNumber" autoComplete="off" label={t('cardNumber')} width="short" />
 * ```
 */
export function NumberField({ ref, ...props }: NumberFieldProps) {
  const { frame, control, state } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(input, ref);
  useEffect(() => (input.current ? acceptDigits(input.current) : undefined), []);
  return (
    <Field {...frame}>
      <input
        {...control}
        ref={input}
        type="text"
        inputMode="numeric"
        className={controlClass({ state, className: '[font-variant-numeric:tabular-nums]' })}
      />
    </Field>
  );
}
