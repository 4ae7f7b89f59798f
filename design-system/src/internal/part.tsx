import type { ReactNode } from 'react';
import type { FieldState } from '../field/field-props.ts';

/** What every control of a field with several has. */
export type PartProps = {
  id: string;
  /** Id of the form that the group belongs to; a fieldset does not hand its own on. */
  form: string | undefined;
  label: string;
  required: boolean | undefined;
  state: FieldState;
  /** Id of the error. Focus is sent to a part, and not every screen reader then reads what describes the group. */
  errorId: string | undefined;
};

type FrameProps = Pick<PartProps, 'id' | 'label'> & {
  /** How wide it is. */
  width: string;
  children: ReactNode;
};

/**
 * One of several controls of a field, under its name. The name is ink as every label is, and smaller than the legend above it:
 * in the grey of hints it would read as a remark on the field.
 */
export const Part = ({ id, label, width, children }: FrameProps) => (
  <div className={width}>
    <label htmlFor={id} className="ds mb-1 block text-small font-medium">
      {label}
    </label>
    {children}
  </div>
);

/** What the control of a part gets, wired as `useField` does it for a field of its own. */
export function partControl<Props extends Omit<PartProps, 'label'>>({
  state,
  required,
  errorId,
  ...rest
}: Props) {
  return {
    ...rest,
    'aria-invalid': state === 'error' || undefined,
    'aria-describedby': errorId,
    'aria-required': required || undefined,
  };
}
