import type { GroupProps } from './field-props.ts';
import { useFieldWiring } from './use-field-wiring.ts';

type Props = GroupProps & {
  id?: string | undefined;
  form?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/**
 * Takes the props of a field with several controls apart: `frame` is for `FieldSet`, with whatever native props there are,
 * `part` for each of the controls. The counterpart of `useField`.
 *
 * @param names under which the form may speak of the group: its own, then those of its parts
 */
export function useGroup<P extends Props>(props: P, names: readonly (string | undefined)[]) {
  const { frame, native } = useFieldWiring(props, names);
  const { required, state, error, ids } = frame;
  return {
    frame: { ...native, field: frame },
    part: { form: props.form, required, state, errorId: error ? ids.error : undefined },
  };
}
