import { flowDefinitions } from '../definitions/index.ts';
import type { Site } from '../sites/site.ts';
import type { FormPlan, Flow } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';

/**
 * What a flow asks for on a site, given what was answered so far. Pure: the page, the server and the tests ask the same.
 * @example planFor('standalone', siteFor('TR'), {}).consents[0]?.kind // 'membership'
 */
export function planFor(flow: Flow, site: Site, context: PlanContext): FormPlan {
  return flowDefinitions[flow].planFor(site, context);
}
