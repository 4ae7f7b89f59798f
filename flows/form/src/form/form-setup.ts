import {
  type FormPlan,
  type FlowDefinition,
  inputsOf,
  judge,
  type Site,
  type SiteKey,
} from '@crema/flow-domain';
import type { FormSetup } from '../engine/form-view.ts';

/** The clock and the brand's names, by which a form is judged. */
interface Circumstances {
  readonly companyTerms: readonly string[];
  /** @default the device's clock */
  readonly now?: (() => Date) | undefined;
}

/**
 * What the engine needs of a plan: the fields with their inputs, and the judgement by the plan's schema. The clock is read
 * whenever something is judged: a form can stay open over a birthday.
 */
export function formSetup(
  plan: FormPlan,
  { ruleOf }: FlowDefinition,
  site: Site<SiteKey>,
  { companyTerms, now = () => new Date() }: Circumstances,
): FormSetup {
  return {
    fields: [
      ...plan.fields.map((field) => ({ name: field.name, inputs: inputsOf(field) })),
      ...plan.consents.map(({ name }) => ({ name, inputs: [name] })),
    ],
    judge: (values) => judge(plan, values, site, { now: now(), companyTerms }, ruleOf),
  };
}
