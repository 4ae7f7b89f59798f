import { isCardLayout } from '../../model/card-layout.ts';
import type { FormValues } from '../../model/issue.ts';
import type { PlanAnswers } from '../plan-context.ts';
import { personAnswers } from './person-answers.ts';

/** The answers that decide what a form with a choice of card asks, as long as it cannot ask for an address. */
export function layoutAnswers(values: FormValues): PlanAnswers {
  const layout = values['cardSelection.layout'];
  return { ...personAnswers(values), cardLayout: isCardLayout(layout) ? layout : undefined };
}
