import { hasAllowedCharacters, looksLikeWebAddress } from './characters.ts';
import { limits } from './limits.ts';
import { isBlank } from './required.ts';
import { hasReservedTerm } from './reserved-terms.ts';

/** What the rule of a name needs to know. */
export interface NameRule {
  readonly field: 'firstName' | 'lastName';
  readonly required: boolean;
  /** Turkish forms take a colon. */
  readonly colon: boolean;
  readonly companyTerms: readonly string[];
}

/** First and last name (Registration §5): the key of what is wrong, or `undefined`. */
export function judgeName(value: string, rule: NameRule): string | undefined {
  const name = value.trim();
  if (isBlank(name)) return rule.required ? `${rule.field}IsRequired` : undefined;
  if (name.length > limits.name.max) return `${rule.field}MaxLength`;
  if (looksLikeWebAddress(name) || !hasAllowedCharacters(name, rule.colon)) return 'invalidCharacter';
  if (hasReservedTerm(name, rule.companyTerms)) return `${rule.field}invalidtermError`;
  return undefined;
}
