import { layoutsFor, lacksAddress } from '../../model/card-selection.ts';
import type { Site } from '../../sites/site.ts';
import type { AddressPath } from '../../model/address.ts';
import type { PlanContext, PlanAnswers } from '../plan-context.ts';
import type { PlannedField } from '../planned-field.ts';
import { isCardLayout } from '../../model/card-layout.ts';
import type { FormValues } from '../../model/issue.ts';
import { personAnswers } from '../person/person-fields.ts';
import type { RuleOf } from '../field-rule.ts';

/**
 * How the card is carried and, for a plastic one, where it is sent to (Registration §2, form 6; §4, card layout).
 * @param address the fields of an address; without them a plastic card has nowhere to go, and the form is refused
 */
export function cardFields(
  site: Site,
  context: PlanContext,
  address?: (path: AddressPath, site: Site, context: PlanContext) => readonly PlannedField[],
): readonly PlannedField[] {
  const { cardLayout = 'DIGITAL', customer } = context;
  const layout: PlannedField = {
    kind: 'cardLayout',
    name: 'cardSelection.layout',
    required: true,
    options: layoutsFor(site.country, customer),
    lacksAddress: customer ? lacksAddress(customer) : !address,
  };
  // Sent within the site's country only, whoever receives it.
  const sentTo = { ...context, country: site.country, countryDisabled: true };
  return cardLayout === 'PLASTIC' && !customer && address
    ? [layout, ...address('cardSelection.address', site, sentTo)]
    : [layout];
}

/** The answers that decide what a form with a choice of card asks, as long as it cannot ask for an address. */
export function layoutAnswers(values: FormValues): PlanAnswers {
  const layout = values['cardSelection.layout'];
  return { ...personAnswers(values), cardLayout: isCardLayout(layout) ? layout : undefined };
}

/** Fetches the rules of what a registration with a choice of card asks, but for an address. */
export async function loadCardRules(): Promise<RuleOf> {
  const [{ personRules }, { cardRules }] = await Promise.all([
    import('../person/person-rules.ts'),
    import('./card-rules.ts'),
  ]);
  return (...asked) => personRules(...asked) ?? cardRules(...asked);
}
