import { TextField } from '@crema/design-system';
import type { NameField as Planned } from '@crema/flow-domain';
import { useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
} as const;

/** A first, last or company name. */
export function NameField({ field }: { field: Planned }) {
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
