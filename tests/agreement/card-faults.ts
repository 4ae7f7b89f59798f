import type { ConsentKind } from '../../flows/domain/src/index.ts';
import { type Fault, inField } from './fault.ts';

/** A required consent is missing. Any value except a tick counts as missing. */
const refused = (kind: ConsentKind): Fault => ({
  keys: [`consent.${kind}`],
  entries: ({ plan }, draw) => {
    const planned = plan.consents.find((each) => each.kind === kind && each.required);
    return planned && { [planned.name]: draw.pick(['', 'off']) };
  },
});

/** Faults of the consents and of the card's layout. */
export const cardFaults: readonly Fault[] = [
  refused('cardTermsAndConditions'),
  refused('newsletter'),
  refused('membership'),
  refused('guest'),
  refused('communityConditions'),
  inField('missingInvoiceAddress', 'cardLayout', ({ lacksAddress }) => (lacksAddress ? ['PLASTIC'] : [])),
  inField('CARD_NOT_AVAILABLE', 'cardLayout', ({ options }) =>
    options.includes('PLASTIC') ? [] : ['PLASTIC'],
  ),
];
