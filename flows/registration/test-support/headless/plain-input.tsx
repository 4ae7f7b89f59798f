import type { ComponentProps } from 'react';
import { useControl } from './use-control.tsx';

type Props = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> & {
  /** Of the planned field. */
  name: string;
  label: string;
};

/** One line of text. */
export function PlainInput({ name, label, ...input }: Props) {
  const { id, wiring, startValue, error } = useControl(name);
  return (
    <p className="own-field">
      <label htmlFor={id}>
        {label}
        {input.required && ' *'}
      </label>
      <input {...input} {...wiring} id={id} name={name} defaultValue={startValue()} />
      {error}
    </p>
  );
}
