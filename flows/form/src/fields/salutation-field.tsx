import { Select } from '@crema/design-system';
import type { SalutationField as Planned } from '@crema/flow-domain';
import { useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

/** The salutation, from the plan's options. */
export function SalutationField({ field }: { field: Planned }) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  return (
    <Select
      name={field.name}
      label={texts.t('field.salutation.label')}
      placeholder={texts.t('field.salutation.placeholder')}
      options={field.options.map((value) => ({ value, label: texts.t(`field.salutation.${value}`) }))}
      autoComplete="honorific-prefix"
      required={field.required}
      defaultValue={startValue()}
      state={state}
      error={issue && texts.issue(issue)}
      width="medium"
    />
  );
}
