import type { ReactNode } from 'react';
import type { FieldState } from '../field/field-props.ts';

/** Props of every control in a field with several. */
export type PartProps = {
  id: string;
  /** Id of the form that the group belongs to. A fieldset does not pass its own on. */
  form: string | undefined;
  label: string;
  required: boolean | undefined;
  state: FieldState;
  /** Id of the error. Focus is sent to a part, and some screen readers do not read the group's description then. */
  errorId: string | undefined;
};

type FrameProps = Pick<PartProps, 'id' | 'label'> & {
  /** Classes of its width. */
  width: string;
  children: ReactNode;
};

/**
 * One of several controls of a field, under its name. The name has the colour of a label and is smaller than the legend. In the
 * grey of hints it would look like a remark.
 */
export const Part = ({ id, label, width, children }: FrameProps) => (
  <div className={width}>
    <label htmlFor={id} className="ds mb-1 block text-small font-medium">
      {label}
    </label>
    {children}
  </div>
);

/** Returns the props of the control of a part, connected as `useField` does it for a whole field. */
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
