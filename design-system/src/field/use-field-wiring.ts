import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldState, FieldTexts, FieldWidth } from './field-props.ts';
import { useFormError } from './use-form-error.ts';

type Props = FieldTexts & {
  required?: boolean | undefined;
  optional?: boolean | undefined;
  width?: FieldWidth | undefined;
  id?: string | undefined;
  form?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/** The ids that tie the parts of one field together. */
export type FieldIds = { label: string; hint: string; constraint: string; error: string };

/** The props that tie `Field` or `FieldSet` to the control inside. */
export type FieldWiring = {
  ids: FieldIds;
  state: FieldState;
  /** The field's own error, or else that of the form. */
  error: ReactNode;
  /** Hears the first change after an error of the form, which takes the error away. */
  onInput: (() => void) | undefined;
};

/**
 * Takes the props of a field apart and wires it: ids, description, state and the error that `Form errors` has for it.
 *
 * The description is read in the order error, hint, constraint: first what is wrong, then what helps. `aria-required` and not
 * `required`, because with the latter Firefox and Chromium report an untouched empty field as invalid (WCAG 2.2 4.1.2).
 *
 * @param names under which the form may speak of the field
 * @returns `frame` for what stands around the control, `native` for the element that has the id, `aria` for a control
 */
export function useFieldWiring<P extends Props>(props: P, names: readonly (string | undefined)[]) {
  const { label, hint, constraint, error: own, required, optional, state: wanted, width, ...rest } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const [ofForm, onInput] = useFormError(props.form, names);
  const error = own || ofForm;
  const ids: FieldIds = {
    label: `${id}-label`,
    hint: `${id}-hint`,
    constraint: `${id}-constraint`,
    error: `${id}-error`,
  };
  const described = [
    error && ids.error,
    hint && ids.hint,
    constraint && ids.constraint,
    props['aria-describedby'],
  ];
  const state: FieldState = error ? 'error' : (wanted ?? 'default');
  return {
    frame: { label, hint, constraint, required, optional, width, ids, state, error, onInput },
    native: { ...rest, id, 'aria-describedby': described.filter(Boolean).join(' ') || undefined },
    aria: { 'aria-invalid': state === 'error' || undefined, 'aria-required': required || undefined },
  };
}
