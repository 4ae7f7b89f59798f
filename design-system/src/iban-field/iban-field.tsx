import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { format } from './format.ts';
import { useRaw } from './use-raw.ts';

/** The props of `IbanField`. */
export type IbanFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    | keyof FieldProps
    | 'autoComplete'
    | 'className'
    | 'defaultValue'
    | 'maxLength'
    | 'minLength'
    | 'name'
    | 'pattern'
    | 'style'
    | 'type'
    | 'value'
  > & {
    /** Key of the raw value in the form: upper-case letters and digits, no blanks. */
    name: string;
    /** Autofill token, or 'off'. HTML has no token for an IBAN (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
    /** Initial value, raw or grouped. */
    defaultValue?: string | undefined;
    /** The controlled value, raw or grouped. In `onChange`, `event.target.value` is grouped. */
    value?: string | undefined;
  };

/**
 * An IBAN or a similar number: letters and digits, shown in upper case and in groups of four (Registration §5), as banks print
 * it. The caret keeps its position, and undo works. A hidden input sends the raw value. The visible input has the name of the
 * hidden one in `data-sent-as`. Without JavaScript the visible input has the name and sends the text as typed. Uncontrolled with
 * `defaultValue`. `ref` is the visible input.
 *
 * ```tsx
 * <IbanField name="iban" autoComplete="off" label={t('iban')} error={errors.iban} required />
 * ```
 */
export function IbanField({ name, defaultValue, value, ref, ...props }: IbanFieldProps) {
  const { frame, control, state } = useField({ ...props, name });
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(input, ref);
  const hidden = useRef<HTMLInputElement>(null);
  const scripted = useRaw({ input, hidden });
  return (
    <Field {...frame}>
      <input
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        ref={input}
        type="text"
        name={scripted ? undefined : name}
        data-sent-as={scripted ? name : undefined}
        value={value === undefined ? undefined : format(value).text}
        defaultValue={defaultValue === undefined ? undefined : format(defaultValue).text}
        className={controlClass({ state, className: '[font-variant-numeric:tabular-nums]' })}
      />
      {scripted ? (
        <input ref={hidden} type="hidden" name={name} form={props.form} disabled={props.disabled} />
      ) : null}
    </Field>
  );
}
