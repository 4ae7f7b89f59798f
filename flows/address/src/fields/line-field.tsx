import { TextField } from '@crema/design-system';
import type { PlannedField } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import type { ComponentProps } from 'react';

type Props = Pick<
  ComponentProps<typeof TextField>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'label' | 'onBlur' | 'type' | 'width'
> & {
  field: PlannedField;
  /** What stands in a line that nothing was entered into. @default nothing */
  preset?: string | undefined;
  /** Whether one that may be left out is marked so. @default true */
  marked?: boolean | undefined;
};

/** One line of an address. */
export function LineField({ field: { name, required }, preset = '', marked = true, ...line }: Props) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(name);
  return (
    <TextField
      {...line}
      name={name}
      {...(required ? { required: true } : { optional: marked })}
      defaultValue={startValue() || preset}
      state={state}
      error={issue && texts.issue(issue)}
      spellCheck={false}
    />
  );
}
