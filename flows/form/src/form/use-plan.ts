import type { FormPlan, FormValues, PlanAnswers, PlanOptions } from '@crema/flow-domain';
import { useMemo, useState } from 'react';
import type { FormStart } from '../engine/form-view.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import type { FormFlow } from './form-flow.ts';

/** Whether two sets of answers, read by the same function, ask for the same plan. */
const isSame = (a: PlanAnswers, b: PlanAnswers): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The plan for what was answered so far, and the way to tell it new answers. */
export function usePlan(
  { planFor, answersOf }: FormFlow,
  options: PlanOptions | undefined,
  start: FormStart | undefined,
  asksAgain: boolean,
): { plan: FormPlan; answer: (values: FormValues) => void } {
  const { site } = useFlow();
  const [answers, setAnswers] = useState(() =>
    // The password that a form lost on its way back was given: its plan is that of an account.
    answersOf({ ...start?.values, ...(asksAgain && { password: 'given' }) }),
  );
  const plan = useMemo(() => planFor(site, { ...options, ...answers }), [planFor, site, options, answers]);
  const answer = (values: FormValues) => {
    const next = answersOf(values);
    setAnswers((now) => (isSame(now, next) ? now : next));
  };
  return { plan, answer };
}
