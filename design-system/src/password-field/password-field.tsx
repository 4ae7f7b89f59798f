import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { hearForm } from '../internal/hear-form.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { PasswordStrengthMeter } from '../password-strength-meter/password-strength-meter.tsx';
import type { PasswordStrength } from '../password-strength-meter/password-strength-meter.tsx';

/** The props of `PasswordField`. */
export type PasswordFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'autoComplete' | 'className' | 'name' | 'style' | 'type'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** Makes the password manager fill in or suggest a password. */
    autoComplete: 'new-password' | 'current-password';
    /** Rates the value after each key, from 0 weak to 3 very strong (Registration §4). With it the field shows a meter. */
    strength?: ((value: string) => PasswordStrength) | undefined;
  };

/**
 * A password in a native input that the shopper can show, because hidden text causes typing errors (WCAG 2.2 3.3.8). Submitting
 * the form hides it again, so that the browser offers to save it and bystanders cannot read it. `ref` is the input.
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

type RevealProps = {
  /** Id of the password's input. */
  controls: string;
  revealed: boolean;
  onClick: () => void;
};

/**
 * Shows and hides the password. Its name is its next action. It stays in the tab order, because keyboard users mistype as well
 * (WCAG 2.2 2.1.1). Without JavaScript it would do nothing, so it is not shown.
 */
function RevealButton({ controls, revealed, onClick }: RevealProps) {
  const { strings } = useDesignSystem();
  return (
    <button type="button" aria-controls={controls} className="ds ds-tool ds-reveal" onClick={onClick}>
      <Drawing path={revealed ? paths.eyeOff : paths.eye} />
      <span className="ds sr-only">{revealed ? strings.passwordHide : strings.passwordShow}</span>
    </button>
  );
}

/**
 * Holds whether the password is shown. Hides it when its form is submitted or reset, and when the browser restores the page from
 * its back/forward cache, because another person may sit there by then.
 */
function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    const element = input.current;
    if (!revealed || !element) return undefined;
    const hide = () => {
      // At once, because password managers read the type while the submit event is still running.
      element.type = 'password';
      setRevealed(false);
    };
    const events = new AbortController();
    hearForm(element, 'submit', hide, events.signal);
    hearForm(element, 'reset', hide, events.signal);
    addEventListener('pageshow', ({ persisted }) => persisted && hide(), events);
    return () => events.abort();
  }, [input, revealed]);

  return { revealed, toggle: () => setRevealed((before) => !before) };
}
