import type { FieldName } from '@crema/flow-domain';

/**
 * Returns the autofill section of a field: `billing` for the invoice, `shipping` for the address of a card. A browser fills
 * fields of one section together.
 */
export const sectionOf = (name: FieldName): 'billing' | 'shipping' =>
  name.startsWith('cardSelection.') ? 'shipping' : 'billing';
