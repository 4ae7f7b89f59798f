import type { PostalField } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';
import { LineField } from './line-field.tsx';

/** What the street does not say: a house behind another, whose bell it is. */
export function ExtraLineField({ field }: { field: PostalField }) {
  const { texts } = useFlow();
  return (
    <LineField
      field={field}
      label={texts.t('field.extraLine.label')}
      autoComplete={`${sectionOf(field.name)} address-line2`}
    />
  );
}
