import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import type { SuggestingProps, Suggestion } from './suggestion.ts';
import { useListModule } from './use-list-module.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | keyof SuggestingProps<Suggestion>
  | 'autoComplete'
  | 'className'
  | 'list'
  // It would cut a chosen line without a word.
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
     * What the browser may fill in (WCAG 2.2 1.3.5). 'off' only where it knows nothing of the kind: its own list may lie over
     * this one, but what it fills in is right more often than what is typed.
     */
    autoComplete: AutoFill;
  };

/**
 * One line of text with suggestions under it. It never forces a choice: what stands in the field is what is sent.
 *
 * It begins as a plain native input, and stays one without JavaScript or while the list is not there. The list comes as a
 * chunk of its own when the browser is idle or the field is focused, and adds itself to the input that is in the page:
 * neither text nor caret nor focus are lost. Uncontrolled with `defaultValue`, so that a key press costs the page no React
 * commit; `value` with `onChange` works too. `ref` is the input.
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
