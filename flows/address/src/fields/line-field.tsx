import { TextField } from '@crema/design-system';
import type { PlannedField } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import type { ComponentProps } from 'react';

type Props = Pick<
  ComponentProps<typeof TextField>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'label' | 'maxLength' | 'width'
> & { field: PlannedField };

/** One line of an address, marked as optional where it is. */
export function LineField({ field: { name, required }, ...line }: Props) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(name);
  return (
    <TextField
      {...line}
      name={name}
      {...(required ? { required: true } : { optional: true })}
      defaultValue={startValue()}
      state={state}
      error={issue && texts.issue(issue)}
      spellCheck={false}
    />
  );
}
