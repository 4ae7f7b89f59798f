import { BirthDateField } from '@crema/design-system';
import type { UseFormReturn } from 'react-hook-form';
import { type Account, dateLabels, dateParts, required } from './account.js';
import { group } from './group.js';

type Form = Pick<UseFormReturn<Account>, 'register' | 'formState'>;

/** Three inputs that keep what is typed into them: registered, in either kind of form. */
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
 * Between controllers: the first wrong field is the one that was registered first, and controllers register when they are
 * rendered, after the form around them.
 */
export function BirthDate(form: Form) {
  return <BirthDateField {...birthDate(form)} />;
}
