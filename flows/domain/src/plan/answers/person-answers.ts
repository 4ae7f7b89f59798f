import type { FormValues } from '../../model/issue.ts';
import { isSalutation } from '../../model/salutation.ts';
import type { PlanAnswers } from '../plan-context.ts';

/** The answers of a form without an address that decide what it asks. */
export function personAnswers(values: FormValues): PlanAnswers {
  const salutation = values['personalData.salutation'];
  return {
    salutation: isSalutation(salutation) ? salutation : undefined,
    cardMembership: values['cardMembership'] === 'on',
  };
}
