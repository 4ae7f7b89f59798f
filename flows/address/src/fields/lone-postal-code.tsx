import type { PostalField as Planned } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';
import { LineField } from './line-field.tsx';

/** A postal code without a town beside it: a Turkish address names province and district. */
export function LonePostalCode({ field }: { field: Planned }) {
  const { texts } = useFlow();
  return (
    <LineField
      field={field}
      label={texts.t('field.postalCode.label')}
      autoComplete={`${sectionOf(field.name)} postal-code`}
      inputMode="numeric"
      width="short"
    />
  );
}
