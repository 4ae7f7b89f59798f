import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import type { Control, ControllerProps, ControllerRenderProps, FieldPath } from 'react-hook-form';
import { type Account, required } from './account.js';

/** Renders a field with the props of its controller. */
type Render<Name extends FieldPath<Account>> = (
  field: ControllerRenderProps<Account, Name>,
  error: string | undefined,
) => ReactElement;

/** A controller. Without a rule of its own the field is required. */
export function Controlled<Name extends FieldPath<Account>>(props: {
  control: Control<Account>;
  name: Name;
  rules?: ControllerProps<Account, Name>['rules'];
  children: Render<Name>;
}) {
  const { control, name, rules = required, children } = props;
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field, fieldState }) => children(field, fieldState.error?.message)}
    />
  );
}
