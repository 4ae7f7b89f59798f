import { BirthDateField as BirthDate, Select, TextField } from '@crema/design-system';
import type {
  BirthDateField as PlannedBirthDate,
  NameField as PlannedName,
  SalutationField as PlannedSalutation,
} from '@crema/flow-domain';
import { type FieldRenderer, useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

/** Shows the fields of a person: salutation, names, birth date. */
export const renderPersonField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'salutation':
      return <SalutationField field={field} />;
    case 'name':
      return <NameField field={field} />;
    case 'birthDate':
      return <BirthDateField field={field} />;
    default:
      return undefined;
  }
};

/** The salutation, from the plan's options. */
function SalutationField({ field }: { field: PlannedSalutation }) {
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

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
} as const;

/** A first, last or company name. */
export function NameField({ field }: { field: PlannedName }) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  return (
    <TextField
      name={field.name}
      label={texts.t(field.label)}
      autoComplete={autoComplete[field.of]}
      required={field.required}
      defaultValue={startValue()}
      state={state}
      error={issue && texts.issue(issue)}
      autoCapitalize="words"
      spellCheck={false}
    />
  );
}

/** The birth date, its parts in the site's order. */
function BirthDateField({ field }: { field: PlannedBirthDate }) {
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
