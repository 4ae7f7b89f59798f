import type { ReactNode } from 'react';
import { controlWidth } from './control.ts';
import { LabelText } from './field-label.tsx';
import type { FieldProps, FieldTexts } from './field-props.ts';
import { Constraint, FieldError, Hint } from './field-texts.tsx';
import { leaveField } from './leave-field.ts';
import type { FieldWiring } from './use-field-wiring.ts';

type Props = Pick<FieldTexts, 'label' | 'hint' | 'constraint'> &
  Pick<FieldProps, 'required' | 'optional' | 'width'> &
  FieldWiring & {
    /** Id of the native control the label belongs to. */
    htmlFor: string;
    /** The native control. */
    children: ReactNode;
    /** Follows the control and what is wrong with it: a strength meter. */
    after?: ReactNode;
  };

/**
 * The frame of a field with one control: label, hint, control, error, constraint. Takes the `frame` that `useField` returns.
 */
export function Field({ htmlFor, ids, state, error, onInput, children, after, ...texts }: Props) {
  const { label, hint, constraint, required, optional, width } = texts;
  return (
    <div className="ds ds-field min-w-0" data-state={state} onInput={onInput} onBlurCapture={leaveField}>
      <label id={ids.label} htmlFor={htmlFor} className="ds mb-1 block font-medium">
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
