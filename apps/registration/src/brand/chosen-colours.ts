/** The colours of the brand that the product is built for, by day and after dark, for what has no style sheet: mails. */
export { darkTokens as night, tokens as day } from '@crema/design-system/tokens';
