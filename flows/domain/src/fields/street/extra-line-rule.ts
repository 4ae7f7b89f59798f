import type { Country } from '../../countries/country.ts';
import { judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import { hasAllowedCharacters, looksLikeWebAddress } from '../../rules/characters.ts';
import { hasReservedTerm } from '../../rules/reserved-terms.ts';
import type { RuleFor } from '../field-rule.ts';
import { extraLineBounds } from './street-fields.ts';

/** The settings of an extra line's rule. */
export interface ExtraLineRule {
  readonly required: boolean;
  readonly country: Country;
  /** The company's own names. */
  readonly companyTerms: readonly string[];
}

/** Judges the line beside the street (Registration §5, address). */
export function judgeExtraLine(
  line: string,
  { required, country, companyTerms }: ExtraLineRule,
): string | undefined {
  if (isBlank(line)) return required ? 'extraLineIsRequired' : undefined;
  const length = judgeLength('extraLine', line, extraLineBounds);
  if (length) return length;
  if (looksLikeWebAddress(line) || !hasAllowedCharacters(line, country.turkish)) {
    return country.turkish ? 'extraInvalidCharacterTr' : 'invalidCharacter';
  }
  const reserved = country.extraLineTerms && hasReservedTerm(line, companyTerms);
  return reserved ? 'extraLineinvalidtermError' : undefined;
}

export const extraLineRule: RuleFor<'extraLine'> = (value, field, { env }) =>
  judgeExtraLine(value, { ...field, companyTerms: env.companyTerms });
