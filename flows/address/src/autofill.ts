import type { FieldName } from '@crema/flow-domain';

/**
 * Whose address a field belongs to, which goes before its word of autofill: an invoice's or a card's that is sent. Fields with
 * another word, or none, are another address to a browser, and are not filled together.
 */
export const sectionOf = (name: FieldName): 'billing' | 'shipping' =>
  name.startsWith('cardSelection.') ? 'shipping' : 'billing';
