import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldProps, FieldState, FieldTexts, FieldWidth, GroupProps } from './field-props.ts';
import { useFormError } from './form-errors.ts';

type NativeProps = {
  id?: string | undefined;
  form?: string | undefined;
  'aria-describedby'?: string | undefined;
};

type Props = NativeProps &
  FieldTexts & {
    required?: boolean | undefined;
    optional?: boolean | undefined;
    width?: FieldWidth | undefined;
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

/**
 * Takes the props of a field with one native control apart: `frame` is for `Field`, `control` for the control itself, with
 * its id, its description, its native props and whether it is invalid, `state` for `controlClass`. The error that the `Form`
 * around it has for its `name` is among them.
 *
 * ```tsx
 * const { frame, control, state } = useField(props);
 * return (
 *   <Field {...frame}>
 *     <input {...control} type="time" className={controlClass({ state })} />
 *   </Field>
 * );
 * ```
 */
export function useField<P extends FieldProps & NativeProps & { name?: string | undefined }>(props: P) {
  const { frame, native, aria } = useFieldWiring(props, [props.name]);
  return {
    state: frame.state,
    frame: { ...frame, htmlFor: native.id },
    control: { ...native, ...aria },
  };
}

/**
 * Takes the props of a field with several controls apart: `frame` is for `FieldSet`, with whatever native props there are,
 * `part` for each of the controls. The counterpart of `useField`.
 *
 * @param names under which the form may speak of the group: its own, then those of its parts
 */
export function useGroup<P extends GroupProps & NativeProps>(
  props: P,
  names: readonly (string | undefined)[],
) {
  const { frame, native } = useFieldWiring(props, names);
  const { required, state, error, ids } = frame;
  return {
    frame: { ...native, field: frame },
    part: { form: props.form, required, state, errorId: error ? ids.error : undefined },
  };
}
