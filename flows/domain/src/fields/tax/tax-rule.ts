import { type Bounds, judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import type { RuleFor } from '../field-rule.ts';
import { taxNumberBounds } from './tax-fields.ts';

/** Registration §5: tax entries are letters, digits and blanks. */
const alphaNumSpaces = /^[\p{L}\p{M}\p{Nd}\s]*$/u;

/** The personal tax number of a Turkish invoice: eleven digits, the first not zero. It has no checksum here. */
const personalNumber = /^[1-9][0-9]{10}$/;

/** Judges a person's Turkish tax number (Registration §5, address). */
export function judgeTaxNumber(number: string): string | undefined {
  if (isBlank(number)) return 'taxNumberIsRequired';
  const length = judgeLength('taxNumber', number, { max: taxNumberBounds.max });
  if (length) return length;
  if (!alphaNumSpaces.test(number)) return 'invalidCharacter';
  return personalNumber.test(number) ? undefined : 'taxNumberIsInvalid';
}

/** Judges a company's tax office or tax number (Registration §5, address). */
export function judgeCompanyTax(text: string, field: string, bounds: Bounds = {}): string | undefined {
  if (isBlank(text)) return `${field}IsRequired`;
  if (!alphaNumSpaces.test(text)) return 'invalidCharacter';
  // A text with letters does not have the digits that the number needs.
  const letters = field === 'companyTaxNumber' && /\D/.test(text);
  return letters ? `${field}Length` : judgeLength(field, text, bounds);
}

export const taxRule: RuleFor<'tax'> = (value, { of, bounds }) =>
  of === 'taxNumber' ? judgeTaxNumber(value) : judgeCompanyTax(value, of, bounds);
