import { FieldRow } from '@crema/design-system';
import type { PlannedField as Planned } from '@crema/flow-domain';
import { PlannedField } from '@crema/flow-form';

/** First and last name beside each other where there is room. */
export function Names({ fields }: { fields: readonly Planned[] }) {
  return (
    <FieldRow>
      {fields.map((field) => (
        <PlannedField key={field.name} field={field} />
      ))}
    </FieldRow>
  );
}
