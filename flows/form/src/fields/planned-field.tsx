import type { PlannedField as Planned } from '@crema/flow-domain';
import { useFormContext } from '../form/form-context.tsx';

/** The field that a plan's entry asks for, as its flow shows that kind of field. */
export function PlannedField({ field }: { field: Planned }) {
  const shown = useFormContext().renderField(field);
  if (shown === undefined) throw new Error(`No field for '${field.kind}'`);
  return shown;
}
