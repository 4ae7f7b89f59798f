import type { ConsentKind } from '../model/consent.ts';
import type { Site } from '../sites/site.ts';
import { isCompany } from './company.ts';
import type { Flow, PlanContext, PlannedConsent } from './field-plan.ts';

const consent = (kind: ConsentKind, required: boolean): PlannedConsent => ({
  kind,
  name: `consents.${kind}`,
  required,
});

/**
 * The consents a form shows, in order (Registration §5, required consents per site). The loyalty card's conditions stand
 * only where the card is part of the submit; Turkey asks for its membership instead.
 */
export function consentsFor(flow: Flow, site: Site, context: PlanContext): readonly PlannedConsent[] {
  const withCard = holdsCard(site, context);
  const agreed =
    site.agreement === 'membership'
      ? [consent('membership', true)]
      : withCard
        ? [consent('cardTermsAndConditions', true)]
        : [];
  const optional = site.optionalConsents.map((kind) =>
    consent(kind, withCard && site.requiredWithCard.includes(kind)),
  );
  return [...agreed, ...optional];
}

/** Whether the loyalty card is part of the submit; it is for private persons only (Registration §6). */
function holdsCard(site: Site, context: PlanContext): boolean {
  return site.loyaltyCard && !isCompany(context) && context.cardMembership === true;
}
