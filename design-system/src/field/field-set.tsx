import type { ComponentProps } from 'react';
import { LabelText } from './field-label.tsx';
import type { FieldProps, FieldState } from './field-props.ts';
import { Constraint, FieldError, Hint } from './field-texts.tsx';
import { Fieldset } from './fieldset.tsx';
import type { FieldIds } from './use-field.ts';

type Props = Omit<FieldProps, 'state' | 'width'> &
  Omit<ComponentProps<'fieldset'>, 'className'> & {
    ids: FieldIds;
    state: FieldState;
  };

/** The frame of a field with several controls: a fieldset whose legend names them all (WCAG 2.2 1.3.1). */
export function FieldSet({ ids, state, children, ...props }: Props) {
  const { label, hint, constraint, error, required, optional, ...rest } = props;
  return (
    <Fieldset {...rest} place="min-w-0" data-state={state}>
      <legend id={ids.label} className="mb-1 block w-full font-medium">
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
