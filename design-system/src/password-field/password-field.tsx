import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { hearForm } from '../internal/events.ts';
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

type RevealProps = {
  /** Id of the password's input. */
  controls: string;
  revealed: boolean;
  onClick: () => void;
};

/**
 * Shows and hides the password. Its name says what it will do next, and it stays in the tab order: a keyboard user mistypes
 * as well as anyone (WCAG 2.2 2.1.1). Without JavaScript it could do nothing, so it is not there.
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
 * Whether the password is readable. It hides when its form is sent or emptied, and when the browser shows the page again
 * that it kept as it was left: somebody else may sit there by then.
 */
function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    const element = input.current;
    if (!revealed || !element) return undefined;
    const hide = () => {
      // At once: password managers look at the type while the submit event is still running.
      element.type = 'password';
      setRevealed(false);
    };
    const events = new AbortController();
    const { signal } = events;
    hearForm(element, 'submit', hide, signal);
    hearForm(element, 'reset', hide, signal);
    addEventListener('pageshow', ({ persisted }) => persisted && hide(), { signal, capture: true });
    return () => events.abort();
  }, [input, revealed]);

  return { revealed, toggle: () => setRevealed((before) => !before) };
}
