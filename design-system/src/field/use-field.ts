import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldProps, FieldState, FieldTexts, FieldWidth, GroupProps } from './field-props.ts';
import { useFormError } from './form-errors.ts';

type Props = FieldProps & {
  id?: string | undefined;
  form?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
};

type NativeProps = Pick<Props, 'id' | 'form' | 'aria-describedby'>;

type WiringProps = NativeProps &
  FieldTexts & {
    required?: boolean | undefined;
    optional?: boolean | undefined;
    width?: FieldWidth | undefined;
  };

/** The ids that connect the parts of one field. */
export type FieldIds = { label: string; hint: string; constraint: string; error: string };

/** The props that connect `Field` or `FieldSet` with the control inside. */
export type FieldWiring = {
  ids: FieldIds;
  state: FieldState;
  /** The field's own error, or else that of the form. */
  error: ReactNode;
  /** Called at the first change after an error of the form. Removes that error. */
  onInput: (() => void) | undefined;
};

/**
 * Splits the props of a field and connects its parts: ids, description, state, and the error from `Form errors`.
 *
 * A screen reader reads the description in the order error, hint, constraint: the mistake first, then the help. The control has
 * `aria-required` and not `required`, because Firefox and Chromium report an untouched empty `required` field as invalid (WCAG
 * 2.2 4.1.2).
 *
 * @param names of the field in the form's errors
 * @returns `frame` for the frame around the control, `native` for the element with the id, `aria` for a control
 */
export function useFieldWiring<P extends WiringProps>(props: P, names: readonly (string | undefined)[]) {
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
 * Splits the props of a field with one native control. `frame` is for `Field`, `state` for `controlClass`. `control` is for the
 * control itself: its id, its description, its native props and whether it is invalid. This includes the error that the `Form`
 * around it has for its `name`.
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
export function useField<P extends Props>(props: P) {
  const { frame, native, aria } = useFieldWiring(props, [props.name]);
  return {
    state: frame.state,
    frame: { ...frame, htmlFor: native.id },
    control: { ...native, ...aria },
  };
}

/**
 * Splits the props of a field with several controls. `frame` is for `FieldSet` and includes all native props. `part` is for each
 * of the controls. It is the counterpart of `useField`.
 *
 * @param names of the group in the form's errors: its own, then those of its parts
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
