import { flowDefinitions, type FormPlan, type FormValues, judge, type Site } from '@crema/flow-domain';
import type { Say } from './words.ts';

/**
 * Returns the messages of a form that is sent without any answer, by the field's name. It judges the plan's form, in which the
 * country is chosen beforehand.
 *
 * @param entered what is entered all the same
 */
export function leftOut(plan: FormPlan, site: Site, say: Say, entered: FormValues = {}) {
  const country = plan.fields.find(({ kind }) => kind === 'country');
  const values = { ...(country && { [country.name]: site.country }), ...entered };
  const context = { now: new Date(), companyTerms: [] };
  const { issues } = judge(plan, values, site, context, flowDefinitions[plan.flow].ruleOf);
  const messages = new Map<string, string>();
  for (const field of plan.fields) {
    const inputs = new Set([field.name, ...field.inputs]);
    const own = issues.filter((issue) => issue.field !== undefined && inputs.has(issue.field));
    const text = own.map(({ code, params }) => say(`error.${code}`, params)).join(' ');
    if (text) messages.set(field.name, text);
  }
  return messages;
}
