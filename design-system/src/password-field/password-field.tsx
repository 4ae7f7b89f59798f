import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useSharedRef } from '../internal/ref/use-shared-ref.ts';
import { PasswordStrengthMeter } from '../password-strength-meter/password-strength-meter.tsx';
import type { PasswordStrength } from '../password-strength-meter/password-strength-meter.tsx';
import { RevealButton } from './reveal-button.tsx';
import { useReveal } from './use-reveal.ts';

/** The props of `PasswordField`. */
export type PasswordFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'autoComplete' | 'className' | 'name' | 'style' | 'type'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** Tells the password manager whether to fill in or to propose. */
    autoComplete: 'new-password' | 'current-password';
    /** Judges the value after each key; with it a meter is shown. 0 weak to 3 very strong (Registration §4). */
    strength?: ((value: string) => PasswordStrength) | undefined;
  };

/**
 * A password in a native input that can be shown, because hidden text is mistyped (WCAG 2.2 3.3.8). Sending the form hides
 * it again, so that the browser offers to save it and nobody reads it over a shoulder. `ref` is the input.
 *
 * ```tsx
 * <PasswordField name="password" autoComplete="new-password" label={t('password')} strength={passwordStrength} />
 * ```
 */
export function PasswordField({ strength, ref, ...props }: PasswordFieldProps) {
  const { frame, control, state } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(input, ref);
  const { revealed, toggle } = useReveal(input);
  return (
    <Field {...frame} after={strength ? <PasswordStrengthMeter input={input} strength={strength} /> : null}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        ref={input}
        type={revealed ? 'text' : 'password'}
        className={controlClass({ state, className: 'pe-16' })}
      />
      {props.disabled ? null : <RevealButton controls={control.id} revealed={revealed} onClick={toggle} />}
    </Field>
  );
}
