import type { FormValues } from '../../model/issue.ts';
import type { PlanAnswers } from '../plan-context.ts';

/**
 * The salutation as far as it decides what is asked: a company is asked for its name. Between the others the plan, and with
 * it the form, stays as it is.
 */
export const decisiveSalutation = (value: string | undefined): PlanAnswers['salutation'] =>
  value === 'COMPANY' ? value : undefined;

/** The answers of a form without an address that decide what it asks. */
export const personAnswers = (values: FormValues): PlanAnswers => ({
  salutation: decisiveSalutation(values['personalData.salutation']),
  cardMembership: values['cardMembership'] === 'on',
});
