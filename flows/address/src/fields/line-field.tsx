import { TextField } from '@crema/design-system';
import type { PlannedField } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import type { ComponentProps } from 'react';

type Props = Pick<
  ComponentProps<typeof TextField>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'label' | 'onBlur' | 'type' | 'width'
> & {
  field: PlannedField;
  /** The value of an input before the shopper enters one. @default nothing */
  preset?: string | undefined;
  /** True if an optional input is marked as optional. @default true */
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
