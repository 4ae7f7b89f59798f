import {
  type FlowDefinition,
  type FlowOutline,
  type FormPlan,
  type FormValues,
  type Issue,
  type JudgedValues,
  type JudgeEnvironment,
  type PlanAnswers,
  type PlanOptions,
  type Site,
  type SiteKey,
} from '@crema/flow-domain';
import { useMemo, useState } from 'react';
import type { FormSetup, FormStart } from '../engine/form-view.ts';
import { useFlow } from '../provider/flow-provider.tsx';

/** A flow with its rules, or with their loader. */
export type FormFlow = FlowDefinition | FlowOutline;

/** The rules of a form. They may be loaded after the form. */
export interface FormRules {
  /** Returns all issues of a form's values, or `undefined` before the rules are loaded. */
  readonly judge: (
    plan: FormPlan,
    values: FormValues,
    site: Site<SiteKey>,
    env: JudgeEnvironment,
  ) => readonly Issue[] | undefined;
  /** Returns the values that were judged last, to be sent. `undefined` before the rules are loaded. */
  readonly judged: () => JudgedValues | undefined;
  /**
   * Waits for the rules, but no longer than an error waits for its text.
   * @returns `undefined` if they are loaded
   */
  readonly complete: () => Promise<void> | undefined;
}

/** Returns true if two sets of answers, read by the same function, lead to the same plan. */
const isSame = (a: PlanAnswers, b: PlanAnswers): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the plan for the present answers, and a function that updates the answers. */
export function usePlan(
  { planFor, answersOf }: FormFlow,
  options: PlanOptions | undefined,
  start: FormStart | undefined,
  asksAgain: boolean,
): { plan: FormPlan; answer: (values: FormValues) => void } {
  const { site } = useFlow();
  const [answers, setAnswers] = useState(() =>
    // A form that the server returned has lost its password. Its plan is that of an account.
    answersOf({ ...start?.values, ...(asksAgain && { password: 'given' }) }),
  );
  const plan = useMemo(() => planFor(site, { ...options, ...answers }), [planFor, site, options, answers]);
  const answer = (values: FormValues) => {
    const next = answersOf(values);
    setAnswers((now) => (isSame(now, next) ? now : next));
  };
  return { plan, answer };
}

/** The clock and the brand's names, which the rules need. */
interface Circumstances {
  readonly companyTerms: readonly string[];
  /** @default the device's clock */
  readonly now?: (() => Date) | undefined;
}

/**
 * Returns a plan as the engine needs it: fields with their inputs, and the judgement by the flow's rules. The clock is read for
 * each judgement, because a form can stay open over a birthday.
 */
export function formSetup(
  plan: FormPlan,
  { judge }: FormRules,
  site: Site<SiteKey>,
  { companyTerms, now = () => new Date() }: Circumstances,
): FormSetup {
  return {
    fields: [...plan.fields, ...plan.consents.map(({ name }) => ({ name, inputs: [name] }))],
    judge: (values) => judge(plan, values, site, { now: now(), companyTerms }),
  };
}
