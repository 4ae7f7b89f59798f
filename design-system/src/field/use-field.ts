import { useId } from 'react';
import type { FieldProps, FieldState } from './field-props.ts';

type Options = Pick<FieldProps, 'hint' | 'constraint' | 'error' | 'required' | 'state'> & {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/** The ids that tie the parts of one field together. */
export type FieldIds = { label: string; hint: string; constraint: string; error: string };

/**
 * The wiring of a field: ids, description and state.
 *
 * The description is read in the order error, hint, constraint: first what is wrong, then what helps. `aria-required` and not
 * `required`, because with the latter Firefox and Chromium report an untouched empty field as invalid (WCAG 2.2 4.1.2).
 */
export function useField({ id, hint, constraint, error, required, state, ...rest }: Options) {
  const generated = useId();
  const control = id ?? generated;
  const ids: FieldIds = {
    label: `${control}-label`,
    hint: `${control}-hint`,
    constraint: `${control}-constraint`,
    error: `${control}-error`,
  };
  const described = [
    error ? ids.error : '',
    hint ? ids.hint : '',
    constraint ? ids.constraint : '',
    rest['aria-describedby'] ?? '',
  ];
  const current: FieldState = error ? 'error' : (state ?? 'default');
  const invalid = current === 'error' ? true : undefined;
  return {
    ids,
    state: current,
    description: described.filter(Boolean).join(' ') || undefined,
    control: { id: control, 'aria-invalid': invalid, 'aria-required': required || undefined },
  };
}
