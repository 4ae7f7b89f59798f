import type { ReactNode } from 'react';
import { controlWidth } from './control.ts';
import { LabelText } from './field-label.tsx';
import type { FieldProps, FieldState } from './field-props.ts';
import { Constraint, FieldError, Hint } from './field-texts.tsx';
import type { FieldIds } from './use-field.ts';

type Props = Omit<FieldProps, 'state'> & {
  /** Id of the native control the label belongs to. */
  htmlFor: string;
  ids: FieldIds;
  state: FieldState;
  /** The native control. */
  children: ReactNode;
  /** Follows the control and what is wrong with it: a strength meter. */
  after?: ReactNode;
};

/** The frame of a field with one control: label, hint, control, error, constraint. */
export function Field({ htmlFor, ids, state, children, after, ...texts }: Props) {
  const { label, hint, constraint, error, required, optional, width = 'full' } = texts;
  return (
    <div className="min-w-0" data-state={state}>
      <label id={ids.label} htmlFor={htmlFor} className="mb-1 block font-medium">
        <LabelText required={required} optional={optional} state={state}>
          {label}
        </LabelText>
      </label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <div className={controlWidth({ width })}>{children}</div>
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {after}
      {constraint ? <Constraint id={ids.constraint}>{constraint}</Constraint> : null}
    </div>
  );
}
