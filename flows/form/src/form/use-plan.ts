import {
  type FlowDefinition,
  type FlowOutline,
  type FormPlan,
  type FormValues,
  inputsOf,
  type Issue,
  type JudgeEnvironment,
  type PlanAnswers,
  type PlanOptions,
  type Site,
  type SiteKey,
} from '@crema/flow-domain';
import { useMemo, useState } from 'react';
import type { FormSetup, FormStart } from '../engine/form-view.ts';
import { useFlow } from '../provider/flow-provider.tsx';

/** A flow as its form is told of it: with its rules, or with the way to them. */
export type FormFlow = FlowDefinition | FlowOutline;

/** The rules by which a form is judged. They may come after it. */
export interface FormRules {
  /** Everything that is wrong with a form's values; nothing back while the rules are not there. */
  readonly judge: (
    plan: FormPlan,
    values: FormValues,
    site: Site<SiteKey>,
    env: JudgeEnvironment,
  ) => readonly Issue[] | undefined;
  readonly areThere: () => boolean;
  /**
   * Waits for them, but no longer than an error waits for its words.
   * @returns `undefined` when they are there
   */
  readonly complete: () => Promise<void> | undefined;
}

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

/** The clock and the brand's names, by which a form is judged. */
interface Circumstances {
  readonly companyTerms: readonly string[];
  /** @default the device's clock */
  readonly now?: (() => Date) | undefined;
}

/**
 * What the engine needs of a plan: the fields with their inputs, and the judgement by the flow's rules once they are there.
 * The clock is read whenever something is judged: a form can stay open over a birthday.
 */
export function formSetup(
  plan: FormPlan,
  { judge }: FormRules,
  site: Site<SiteKey>,
  { companyTerms, now = () => new Date() }: Circumstances,
): FormSetup {
  return {
    fields: [
      ...plan.fields.map((field) => ({ name: field.name, inputs: inputsOf(field) })),
      ...plan.consents.map(({ name }) => ({ name, inputs: [name] })),
    ],
    judge: (values) => judge(plan, values, site, { now: now(), companyTerms }),
  };
}
