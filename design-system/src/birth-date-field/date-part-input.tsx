import type { ChangeEventHandler } from 'react';
import { control as controlClass } from '../field/control.ts';
import type { FieldState } from '../field/field-props.ts';

/** One of the three inputs. */
export type DatePart = 'day' | 'month' | 'year';

type Props = {
  part: DatePart;
  id: string;
  name: string;
  label: string;
  defaultValue: string | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
  state: FieldState;
  /** Id of the error. Focus is sent to a part, and not every screen reader then reads what describes the group. */
  describedBy: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
};

/** A number of two or four digits; `inputMode` and not `type="number"`, which steps when the wheel turns over it. */
export function DatePartInput({ part, id, label, required, state, describedBy, ...rest }: Props) {
  return (
    <div className={part === 'year' ? 'w-[6.5rem]' : 'w-[4.75rem]'}>
      <label htmlFor={id} className="mb-1 block text-small text-hint">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        data-part={part}
        type="text"
        inputMode="numeric"
        autoComplete={`bday-${part}`}
        aria-invalid={state === 'error' || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        className={`block ${controlClass({ state })} [font-variant-numeric:tabular-nums]`}
      />
    </div>
  );
}
