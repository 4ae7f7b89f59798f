import type { ChangeEventHandler } from 'react';
import type { FieldState } from '../field/field-props.ts';

/** What prefix and number have in common. */
export type PhonePartProps = {
  id: string;
  name: string;
  label: string;
  autoComplete: AutoFill;
  value?: string | undefined;
  defaultValue?: string | undefined;
  required: boolean | undefined;
  state: FieldState;
  /** Id of the error. Focus is sent to a part, and not every screen reader then reads what describes the group. */
  errorId: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> | undefined;
};

/** The wiring of either part, as `useField` does it for a field of its own. */
export function wiring({ id, state, required, errorId }: PhonePartProps) {
  return {
    id,
    'aria-invalid': state === 'error' || undefined,
    'aria-describedby': errorId,
    'aria-required': required || undefined,
  };
}
