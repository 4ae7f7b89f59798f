import type { PlanContext } from './field-plan.ts';

/** Whether a company registers, which it can only where the salutation is on offer (Registration §3). */
export function isCompany({ salutation, companyOption = true }: PlanContext): boolean {
  return salutation === 'COMPANY' && companyOption;
}
