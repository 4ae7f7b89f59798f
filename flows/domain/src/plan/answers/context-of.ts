import type { FormValues } from '../../model/issue.ts';
import type { PlanAnswers } from '../plan-context.ts';
import { checkoutAnswers } from './checkout-answers.ts';
import { layoutAnswers } from './layout-answers.ts';

/** The answers of a form with an address, or with a choice of card, that decide what it asks. */
export function contextOf(values: FormValues): PlanAnswers {
  // No form has both; a country that cannot be changed is not among the values.
  const hasAddress = Object.keys(values).some((name) => name.startsWith('address.'));
  const path = hasAddress ? 'address' : 'cardSelection.address';
  const companyType = values[`${path}.companyType`];
  return {
    ...layoutAnswers(values),
    ...checkoutAnswers(values),
    country: values[`${path}.countryCode`]?.trim(),
    companyInvoice: values[`${path}.companyInvoice`] === 'on',
    companyType: companyType === 'INSTITUTIONAL' || companyType === 'INDIVIDUAL' ? companyType : undefined,
  };
}
