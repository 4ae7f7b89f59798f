import { BirthDateField as BirthDate } from '@crema/design-system';
import type { BirthDateField as Planned } from '@crema/flow-domain';
import { useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

/** The birth date, its parts in the site's order. */
export function BirthDateField({ field }: { field: Planned }) {
  const { texts } = useFlow();
  const { state, issues, startValue } = useField(field.name);
  const wrong = field.order.filter((part) => issues.some((issue) => issue.field === `${field.name}.${part}`));
  return (
    <BirthDate
      name={field.name}
      label={texts.t('field.birthDate.legend')}
      hint={texts.t('field.birthDate.hint')}
      labels={{
        day: texts.t('field.birthDate.day'),
        month: texts.t('field.birthDate.month'),
        year: texts.t('field.birthDate.year'),
      }}
      order={field.order}
      required={field.required}
      defaultValue={{
        day: startValue(`${field.name}.day`),
        month: startValue(`${field.name}.month`),
        year: startValue(`${field.name}.year`),
      }}
      state={state}
      // Each wrong part has a sentence of its own.
      error={[...new Set(issues.map(texts.issue))].join(' ') || undefined}
      invalidParts={wrong.length > 0 ? wrong : undefined}
    />
  );
}
