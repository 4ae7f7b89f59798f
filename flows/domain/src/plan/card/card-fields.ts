import { layoutsFor, lacksAddress } from '../../model/card-selection.ts';
import type { Site } from '../../sites/site.ts';
import type { addressFields } from '../address/address-fields.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlannedField } from '../planned-field.ts';

/**
 * How the card is carried and, for a plastic one, where it is sent to (Registration §2, form 6; §4, card layout).
 * @param address the fields of an address; without them a plastic card has nowhere to go, and the form is refused
 */
export function cardFields(
  site: Site,
  context: PlanContext,
  address?: typeof addressFields,
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
