import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

type Props = FieldProps & { id?: string | undefined; 'aria-describedby'?: string | undefined };

/**
 * Takes the props of a field with one native control apart: `frame` is for `Field`, `control` for the control itself, with
 * whatever native props there are.
 */
export function useControl<P extends Props>(props: P) {
  const { label, hint, constraint, error, required, optional, state: _state, width, ...rest } = props;
  const { ids, state, description, control } = useField(props);
  return {
    state,
    frame: { label, hint, constraint, error, required, optional, width, ids, state, htmlFor: control.id },
    control: { ...rest, ...control, 'aria-describedby': description },
  };
}
