import type { ComponentProps } from 'react';
import { Fieldset } from '../internal/fieldset/fieldset.tsx';
import { LabelText } from './field-label.tsx';
import type { FieldProps, FieldTexts } from './field-props.ts';
import { Constraint, FieldError, Hint } from './field-texts.tsx';
import { leaveField } from './leave-field.ts';
import type { FieldWiring } from './use-field-wiring.ts';

type Props = Omit<ComponentProps<'fieldset'>, 'className'> & {
  /** The texts and the wiring of the field. */
  field: Pick<FieldTexts, 'label' | 'hint' | 'constraint'> &
    Pick<FieldProps, 'required' | 'optional'> &
    FieldWiring;
};

/**
 * The frame of a field with several controls: a fieldset whose legend names them all (WCAG 2.2 1.3.1). Takes the `frame` that
 * `useGroup` returns.
 */
export function FieldSet({ field, children, ...props }: Props) {
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
