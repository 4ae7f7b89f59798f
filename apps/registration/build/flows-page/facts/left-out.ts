import {
  flowDefinitions,
  type FormPlan,
  type FormValues,
  inputsOf,
  judge,
  type Site,
} from '@crema/flow-domain';
import type { Say } from './words.ts';

/**
 * The messages of a form that is sent without any answer, by the field's name. They are found by judging the plan's form. The
 * country is chosen beforehand.
 *
 * @param entered what is entered all the same
 */
export function leftOut(
  plan: FormPlan,
  site: Site,
  say: Say,
  entered: FormValues = {},
): ReadonlyMap<string, string> {
  const { ruleOf } = flowDefinitions[plan.flow];
  const chosen = plan.fields.flatMap(({ kind, name }) => (kind === 'country' ? [[name, site.country]] : []));
  const values = { ...Object.fromEntries(chosen), ...entered };
  const issues = judge(plan, values, site, { now: new Date(), companyTerms: [] }, ruleOf);
  return new Map(
    plan.fields.flatMap((field) => {
      const inputs = new Set([field.name, ...inputsOf(field)]);
      const messages = issues.flatMap(({ field: of, code, params }) =>
        of !== undefined && inputs.has(of) ? [say(`error.${code}`, params)] : [],
      );
      return messages.length > 0 ? [[field.name, messages.join(' ')]] : [];
    }),
  );
}
