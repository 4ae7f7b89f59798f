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
    /** What the browser may fill in, or 'off' (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
  };

/**
 * A row of digits in a native text input: a customer or tax number. It takes digits and control keys only (Registration §5);
 * of what is pasted the digits stay. Leading zeros stay too, and there are no arrows and no wheel to change it by accident,
 * as `type="number"` has. The default value has to be digits; without JavaScript the rules behind the form judge alone.
 * Uncontrolled with `defaultValue`. `ref` is the input.
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
