import type { AddressPath } from '../../model/address.ts';
import { isCardLayout } from '../../model/card-layout.ts';
import { lacksAddress, layoutsFor } from '../../model/card-selection.ts';
import type { FormValues } from '../../model/issue.ts';
import type { PlanAnswers, PlanContext } from '../../plan/plan-context.ts';
import type { Site } from '../../sites/site.ts';
import type { RuleOf } from '../field-rule.ts';
import { personAnswers } from '../person-fields.ts';
import type { PlannedField } from '../planned-field.ts';

/**
 * Returns the layout of the card and the address that a plastic one is sent to (Registration §2, form 6; §4, card layout).
 * @param address returns the fields of an address. Without it a plastic card cannot be sent, and the form is refused.
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
  // A card is sent within the site's country only.
  const sentTo = { ...context, country: site.country, countryDisabled: true };
  return cardLayout === 'PLASTIC' && !customer && address
    ? [layout, ...address('cardSelection.address', site, sentTo)]
    : [layout];
}

/** Returns the answers that decide what a form with a choice of card asks, until it can ask for an address. */
export function layoutAnswers(values: FormValues): PlanAnswers {
  const layout = values['cardSelection.layout'];
  return { ...personAnswers(values), cardLayout: isCardLayout(layout) ? layout : undefined };
}

/** Fetches the rules of a registration with a choice of card, without those of an address. */
export const loadCardRules = async (): Promise<RuleOf> => (await import('./card-rules.ts')).cardRules;
