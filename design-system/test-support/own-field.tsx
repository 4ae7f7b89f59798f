import { controlClass, Field, type FieldProps, useField } from '@crema/design-system/field';
import type { ComponentProps } from 'react';

type TimeFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'name' | 'style' | 'type'> & {
    /** Key of the value in the form. */
    name: string;
  };

/** A time of day in the browser's native input. */
export function TimeField(props: TimeFieldProps) {
  const { frame, control, state } = useField(props);
  return (
    <Field {...frame}>
      <input {...control} type="time" className={controlClass({ state })} />
    </Field>
  );
}
