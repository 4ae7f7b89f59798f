import type { Site } from '../../sites/site.ts';
import { isCompany } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';

/** Whether a form offers the loyalty card: it is for private persons unless companies are let in (Registration §6). */
export const offersCard = (site: Site, context: PlanContext): boolean =>
  site.loyaltyCard &&
  (context.canCompaniesRegisterForCard === true || !isCompany('standalone', site, context));
