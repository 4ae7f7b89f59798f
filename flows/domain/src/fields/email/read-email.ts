import { cleanText } from '../../rules/clean-text.ts';

/**
 * Returns an e-mail address as it is judged, sent and stored, without the text that a shopper copies with it from a contact or a
 * link: `Erika <erika@example.com>`, `mailto:erika@example.com?subject=Hello`. This file does not import the rule,
 * because some pages send an address before they have its rule.
 */
export const readEmail = (value: string): string =>
  cleanText(value)
    .replace(/^[^<]*<([^<>]+)>$/, '$1')
    .trim()
    .replace(/^mailto:([^?]+).*/i, '$1');
