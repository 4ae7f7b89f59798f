import { type Bounds, judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import { hasAllowedCharacters, leadsToTheWeb, looksLikeWebAddress } from '../../rules/characters.ts';
import { hasReservedTerm } from '../../rules/reserved-terms.ts';
import type { RuleFor } from '../field-rule.ts';
import type { NameField } from '../planned-field.ts';

/** The settings of a name's rule. */
export interface NameRule extends Pick<NameField, 'of' | 'required'> {
  readonly bounds: Bounds;
  /** True in Turkish forms, which accept a colon. */
  readonly colon: boolean;
  /** The company's own names. */
  readonly companyTerms: readonly string[];
}

/**
 * Judges a first, last or company name (Registration §5). The name of a company may be any text, a domain too. A person's name
 * needs a letter. A reserved term in it would make it a delivery address.
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

export const nameRule: RuleFor<'name'> = (value, field, { site, env }) =>
  judgeName(value, { ...field, colon: site.country === 'TR', companyTerms: env.companyTerms });
