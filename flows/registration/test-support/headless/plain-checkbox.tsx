import type { ReactNode } from 'react';
import { useControl } from './use-control.tsx';

type Props = {
  /** Of the planned field or consent. */
  name: string;
  label: string;
  required?: boolean;
  /** Shown behind the label. */
  children?: ReactNode;
};

/** Something to tick. */
export function PlainCheckbox({ name, label, required = false, children }: Props) {
  const { id, wiring, startValue, error } = useControl(name);
  return (
    <div className="own-field">
      <label htmlFor={id}>
        <input
          {...wiring}
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={startValue() === 'on'}
        />
        {label}
        {required && ' *'}
      </label>
      {children}
      {error}
    </div>
  );
}
