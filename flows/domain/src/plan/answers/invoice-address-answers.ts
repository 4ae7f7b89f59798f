import type { FormValues } from '../../model/issue.ts';
import { isSalutation } from '../../model/salutation.ts';
import type { PlanAnswers } from '../plan-context.ts';
import { contextOf } from './context-of.ts';

/** The answers of the invoice address's form that decide what it asks: it holds the person's own fields. */
export function invoiceAddressAnswers(values: FormValues): PlanAnswers {
  const salutation = values['address.salutation'];
  return { ...contextOf(values), salutation: isSalutation(salutation) ? salutation : undefined };
}
