import type { FormValues } from '../model/issue.ts';
import { isSalutation } from '../model/salutation.ts';
import type { Site } from '../sites/site.ts';
import type { FieldPlan, Flow, PlanContext } from './field-plan.ts';
import { standalonePlan } from './standalone.ts';

const plans = { standalone: standalonePlan } as const satisfies Record<
  Flow,
  (site: Site, context: PlanContext) => FieldPlan
>;

/**
 * What a flow asks for on a site, given what was answered so far. Pure: the page, the server and the tests ask the same.
 * @example planFor('standalone', siteFor('TR'), {}).consents[0]?.kind // 'membership'
 */
export function planFor(flow: Flow, site: Site, context: PlanContext): FieldPlan {
  return plans[flow](site, context);
}

/** The part of a plan's context that the shopper's own answers decide. */
export function contextOf(values: FormValues): PlanContext {
  const salutation = values['personalData.salutation'];
  return {
    salutation: isSalutation(salutation) ? salutation : undefined,
    cardMembership: values['cardMembership'] === 'on',
  };
}
