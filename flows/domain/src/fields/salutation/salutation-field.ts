import type { Salutation } from '../../model/salutation.ts';
import type { Flow } from '../../plan/form-plan.ts';
import type { PlanAnswers, PlanContext } from '../../plan/plan-context.ts';
import type { Site } from '../../sites/site.ts';
import type { SalutationField } from '../planned-field.ts';

/** Returns the salutations that a flow offers: a company's only if companies may take part (Registration §3). */
export function salutationsFor(
  flow: Flow,
  site: Site,
  { companyOption, canCompaniesRegisterForCard }: PlanContext,
): readonly Salutation[] {
  const companies = companyOption !== false && (flow !== 'loyalty-card' || canCompaniesRegisterForCard);
  return site.salutations.filter((salutation) => salutation !== 'COMPANY' || companies);
}

/** True if a company registers. It can only if the form offers its salutation. */
export function isCompany(flow: Flow, site: Site, context: PlanContext): boolean {
  return context.salutation === 'COMPANY' && salutationsFor(flow, site, context).includes('COMPANY');
}

/**
 * Returns the salutation as far as it changes the plan: a form asks a company for its name. A switch between the other
 * salutations leaves the plan, and with it the form, as it is.
 */
export const decisiveSalutation = (value: string | undefined): PlanAnswers['salutation'] =>
  value === 'COMPANY' ? value : undefined;

/** Returns the choice of a salutation. */
export const salutationField = (
  name: SalutationField['name'],
  options: readonly Salutation[],
): SalutationField => ({ kind: 'salutation', name, required: true, options });
