import type { ComponentProps, ReactNode } from 'react';
import { Fieldset } from '../internal/fieldset.tsx';
import { controlWidth } from './control.ts';
import type { FieldProps, FieldTexts } from './field-props.ts';
import { Constraint, FieldError, Hint, LabelText } from './field-texts.tsx';
import { leaveField } from './said-errors.ts';
import type { FieldWiring } from './use-field.ts';

type Props = Pick<FieldTexts, 'label' | 'hint' | 'constraint'> &
  Pick<FieldProps, 'required' | 'optional' | 'width'> &
  FieldWiring & {
    /** Id of the native control that the label belongs to. */
    htmlFor: string;
    /** The native control. */
    children: ReactNode;
    /** Content after the control and its error, such as a strength meter. */
    after?: ReactNode;
  };

/**
 * The frame of a field with one control: label, hint, control, error, constraint. Pass it the `frame` that `useField` returns.
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

type FieldSetProps = Omit<ComponentProps<'fieldset'>, 'className'> & {
  /** The texts and the wiring of the field. */
  field: Pick<FieldTexts, 'label' | 'hint' | 'constraint'> &
    Pick<FieldProps, 'required' | 'optional'> &
    FieldWiring;
};

/**
 * The frame of a field with several controls: a fieldset whose legend names them all (WCAG 2.2 1.3.1). Pass it the `frame` that
 * `useGroup` returns.
 */
export function FieldSet({ field, children, ...props }: FieldSetProps) {
  const { label, hint, constraint, error, required, optional, ids, state, onInput } = field;
  return (
    <Fieldset
      {...props}
      place="ds ds-field min-w-0"
      data-state={state}
      hear={onInput}
      onBlurCapture={leaveField}
    >
      <legend id={ids.label} className="ds mb-1 block w-full font-medium">
        <LabelText spoken required={required} optional={optional} state={state}>
          {label}
        </LabelText>
      </legend>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {constraint ? <Constraint id={ids.constraint}>{constraint}</Constraint> : null}
    </Fieldset>
  );
}
