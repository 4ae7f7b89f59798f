import type { FormValues } from '../../model/issue.ts';
import type { PlanAnswers } from '../plan-context.ts';
import { personAnswers } from './person-answers.ts';

/** The answers that decide what a checkout without an address asks: only a checkout can do without a password. */
export const checkoutAnswers = (values: FormValues): PlanAnswers => ({
  ...personAnswers(values),
  passwordGiven: (values['password'] ?? '').trim() !== '',
});
