import type { FieldProps } from './field-props.ts';
import { useFieldWiring } from './use-field-wiring.ts';

type Props = FieldProps & {
  id?: string | undefined;
  form?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
};

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
export function useField<P extends Props>(props: P) {
  const { frame, native, aria } = useFieldWiring(props, [props.name]);
  return {
    state: frame.state,
    frame: { ...frame, htmlFor: native.id },
    control: { ...native, ...aria },
  };
}
