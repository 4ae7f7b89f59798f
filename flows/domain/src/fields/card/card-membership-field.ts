import type { PlanContext } from '../../plan/plan-context.ts';
import type { Site } from '../../sites/site.ts';
import type { FieldOf } from '../planned-field.ts';
import { isCompany } from '../salutation/salutation-field.ts';

/** True if a form offers the loyalty card. It is for private persons unless the shop admits companies (Registration §6). */
export const offersCard = (site: Site, context: PlanContext): boolean =>
  site.loyaltyCard &&
  (context.canCompaniesRegisterForCard === true || !isCompany('standalone', site, context));

export const cardMembershipField: FieldOf<'cardMembership'> = {
  kind: 'cardMembership',
  name: 'cardMembership',
  required: false,
};
