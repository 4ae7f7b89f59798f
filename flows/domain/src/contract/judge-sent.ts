import type { JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';
import { addressPaths, addressToggles } from '../model/address.ts';
import type { Issue } from '../model/issue.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { judgeWithCauses } from '../plan/judge-with-causes.ts';
import { judge, type Judgement } from '../plan/judge.ts';
import { isBlank } from '../rules/is-blank.ts';
import type { Site } from '../sites/site.ts';
import type { Submission } from './submission.ts';

/** The judgement of what a shopper sent. */
export interface JudgedInputs {
  /** All errors, by the inputs of the form. */
  readonly issues: readonly Issue[];
  /** Names of inputs that the form does not ask for, if they came as a call. */
  readonly unexpected: readonly string[];
}

/**
 * Judges sent values by a plan. Only the errors of a form have causes: a page that makes a call names them itself, and the response
 * to a call repeats nothing that the shopper typed.
 */
export const judgeSent = (
  { sentAs, values }: Pick<Submission, 'sentAs' | 'values'>,
  plan: FormPlan,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): JudgedInputs & Judgement => ({
  ...(sentAs === 'form' ? judgeWithCauses : judge)(plan, values, site, env, ruleOf),
  unexpected: sentAs === 'call' ? unexpectedInputs(plan, values) : [],
});

const toggles: ReadonlySet<string> = new Set(
  addressPaths.flatMap((path) => addressToggles.map((each) => `${path}.${each}`)),
);

// Every call has an e-mail address, which is known of a customer. A consent that the form does not show proves nothing.
const isNoAnswer = (name: string) => name === 'email' || name.startsWith('consents.') || toggles.has(name);

/**
 * Returns the names of inputs that the form does not ask for. The server would not store them, and a success would promise that it
 * did.
 */
export function unexpectedInputs({ fields }: FormPlan, values: Submission['values']): readonly string[] {
  const asked = new Set(fields.flatMap(({ inputs }) => inputs));
  // A form that asks for the layout of the card always registers its holder.
  if (asked.has('cardSelection.layout')) asked.add('cardMembership');
  return Object.entries(values).flatMap(([name, value]) => {
    // Every card is digital at first (Registration §4), so this layout alone is no answer.
    const empty = isBlank(value) || (name === 'cardSelection.layout' && value === 'DIGITAL');
    return empty || asked.has(name) || isNoAnswer(name) ? [] : [name];
  });
}
