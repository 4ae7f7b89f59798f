import { type FormPlan, inputsOf, type Site, type SiteKey } from '@crema/flow-domain';
import type { FormSetup } from '../engine/form-view.ts';
import type { FormRules } from './form-rules.ts';

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
