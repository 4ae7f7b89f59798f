import { judgeLength } from '../bounds.ts';
import { hasAllowedCharacters, leadsToTheWeb, looksLikeWebAddress } from '../characters.ts';
import type { Bounds } from '../limits.ts';
import { isBlank } from '../required.ts';
import { hasReservedTerm } from '../reserved-terms.ts';

/** The settings of a name's rule. */
export interface NameRule {
  /** The key of its messages. */
  readonly of: 'firstName' | 'lastName' | 'companyName';
  readonly required: boolean;
  readonly bounds: Bounds;
  /** Turkish forms take a colon. */
  readonly colon: boolean;
  /** The company's own names. */
  readonly companyTerms: readonly string[];
}

/**
 * First, last and company name (Registration §5): the key of what is wrong, or `undefined`. A company may be called as it
 * likes, like a domain too; a person's name has a letter, and with a reserved term in it would be a delivery address.
 */
export function judgeName(
  name: string,
  { of: field, required, bounds, colon, companyTerms }: NameRule,
): string | undefined {
  if (isBlank(name)) return required ? `${field}IsRequired` : undefined;
  const length = judgeLength(field, name, bounds);
  if (length) return length;
  const company = field === 'companyName';
  const web = company ? leadsToTheWeb(name) : looksLikeWebAddress(name) || !/\p{L}/u.test(name);
  if (web || !hasAllowedCharacters(name, colon)) return 'invalidCharacter';
  return !company && hasReservedTerm(name, companyTerms) ? `${field}invalidtermError` : undefined;
}
