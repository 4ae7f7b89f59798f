import type { Country } from '../../countries/country.ts';
import { judgeLength } from '../bounds.ts';
import { hasAllowedCharacters, looksLikeWebAddress } from '../characters.ts';
import { extraLineBounds } from './address-limits.ts';
import { isBlank } from '../required.ts';
import { hasReservedTerm } from '../reserved-terms.ts';

/** What the rule of an extra line needs to know. */
export interface ExtraLineRule {
  readonly required: boolean;
  readonly country: Country;
  /** The company's own names. */
  readonly companyTerms: readonly string[];
}

/** The line beside the street (Registration §5, address): the key of what is wrong, or `undefined`. */
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
