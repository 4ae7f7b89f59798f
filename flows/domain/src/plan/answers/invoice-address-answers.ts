import type { FormValues } from '../../model/issue.ts';
import type { PlanAnswers } from '../plan-context.ts';
import { contextOf } from './context-of.ts';
import { decisiveSalutation } from './person-answers.ts';

/** The answers of the invoice address's form that decide what it asks: it holds the person's own fields. */
export const invoiceAddressAnswers = (values: FormValues): PlanAnswers => ({
  ...contextOf(values),
  salutation: decisiveSalutation(values['address.salutation']),
});
