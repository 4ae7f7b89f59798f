import { mergeRefs } from 'react-aria/mergeRefs';
import { useMemo, useRef } from 'react';
import { control as controlClass } from '../field/control.ts';
import { Field } from '../field/field.tsx';
import { useControl } from '../field/use-control.ts';
import type { ComboBoxProps } from './combo-box-props.ts';
import type { Suggestion } from './suggestion.ts';
import { useListModule } from './use-list-module.ts';

/**
 * One line of text with suggestions under it. It never forces a choice: what stands in the field is what is sent.
 *
 * What is here is a plain native input, and stays one without JavaScript or while the list is not there. The list comes as a
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
  const { frame, control, state } = useControl(props);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMemo(() => mergeRefs(input, ref), [ref]);
  const { list, takeTyped } = useListModule(input);
  return (
    <Field {...frame}>
      <input
        {...control}
        ref={merged}
        type="text"
        className={`block data-busy:pe-[calc(var(--ds-space-inset)+var(--ds-space-8))] ${controlClass({ state })}`}
      />
      {list && !props.disabled && !props.readOnly ? (
        <list.Suggestions {...{ input, takeTyped, source, onSelect, strings, minLength, debounce, limit }} />
      ) : null}
    </Field>
  );
}
