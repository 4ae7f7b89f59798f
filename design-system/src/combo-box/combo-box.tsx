import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import type { SuggestingProps, Suggestion } from './suggestion.ts';
import { useListModule } from './use-list-module.ts';

export type { ComboBoxStrings, Suggestion, SuggestionSource } from './suggestion.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | keyof SuggestingProps<Suggestion>
  | 'autoComplete'
  | 'className'
  | 'list'
  // It would silently cut a chosen suggestion.
  | 'maxLength'
  | 'name'
  | 'role'
  | 'style'
  | 'type'
>;

/** The props of `ComboBox`. */
export type ComboBoxProps<S extends Suggestion = Suggestion> = FieldProps &
  SuggestingProps<S> &
  NativeProps & {
    /** Key of the text in the form. */
    name: string;
    /**
     * Autofill token of the field (WCAG 2.2 1.3.5). Use 'off' only if the browser has no token for it. The browser's list may
     * cover this list, but an autofilled value is correct more often than a typed one.
     */
    autoComplete: AutoFill;
  };

/**
 * One line of text with suggestions under it. The shopper need not choose one: the form sends the text in the field.
 *
 * It starts as a plain native input and stays one without JavaScript. The list is a separate chunk, which the page loads when the
 * browser is idle or the field has focus. It attaches to the existing input, which keeps its text, caret and focus. Uncontrolled
 * with `defaultValue`, so that a key press causes no React commit; `value` with `onChange` works too. `ref` is the input.
 *
 * ```tsx
 * <ComboBox
 *   name="streetAddress"
 *   autoComplete="address-line1"
 *   label={t('street')}
 *   source={(query, signal) => findStreets(query, { signal })}
 *   onSelect={({ postalCode }) => fillPostalCode(postalCode)}
 *   strings={strings}
 * />
 * ```
 */
export function ComboBox<S extends Suggestion>(all: ComboBoxProps<S>) {
  const { source, onSelect, strings, minLength, debounce, limit, ref, ...props } = all;
  const { frame, control, state } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(input, ref);
  const { list, typedRef } = useListModule(input);
  return (
    <Field {...frame}>
      <input {...control} ref={input} type="text" className={controlClass({ state })} />
      {list && !props.disabled && !props.readOnly ? (
        <list.Suggestions {...{ input, typedRef, source, onSelect, strings, minLength, debounce, limit }} />
      ) : null}
    </Field>
  );
}
