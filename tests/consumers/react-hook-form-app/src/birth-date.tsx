import { BirthDateField } from '@crema/design-system';
import type { UseFormReturn } from 'react-hook-form';
import { type Account, dateLabels, dateParts, required } from './account.js';
import { group } from './group.js';

type Form = Pick<UseFormReturn<Account>, 'register' | 'formState'>;

/** Registers three uncontrolled inputs. Works in either kind of form. */
export function birthDate({ register, formState }: Form) {
  const { day, month, year } = formState.errors.birthDate ?? {};
  return {
    ...group(register, ['birthDate.day', 'birthDate.month', 'birthDate.year'], required),
    name: 'birthDate',
    order: dateParts,
    label: 'Geburtsdatum',
    labels: dateLabels,
    error: (day ?? month ?? year)?.message,
  };
}

/**
 * A field between controllers. React Hook Form focuses the wrong field that was registered first. Controllers
 * register when they render, which is after the surrounding form.
 */
export function BirthDate(form: Form) {
  return <BirthDateField {...birthDate(form)} />;
}
