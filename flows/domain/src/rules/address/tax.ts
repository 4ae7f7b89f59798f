import { judgeLength } from '../bounds.ts';
import { taxNumberBounds } from './address-limits.ts';
import type { Bounds } from '../limits.ts';
import { isBlank } from '../required.ts';

/** Registration §5: tax entries are letters, digits and blanks. */
const alphaNumSpaces = /^[\p{L}\p{M}\p{Nd}\s]*$/u;

/** The personal tax number of a Turkish invoice: eleven digits, the first not zero. No checksum is asked for. */
const personalNumber = /^[1-9][0-9]{10}$/;

/** A person's Turkish tax number (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgeTaxNumber(number: string): string | undefined {
  if (isBlank(number)) return 'taxNumberIsRequired';
  const length = judgeLength('taxNumber', number, { max: taxNumberBounds.max });
  if (length) return length;
  if (!alphaNumSpaces.test(number)) return 'invalidCharacter';
  return personalNumber.test(number) ? undefined : 'taxNumberIsInvalid';
}

/** A company's tax office or tax number (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgeCompanyTax(text: string, field: string, bounds: Bounds = {}): string | undefined {
  if (isBlank(text)) return `${field}IsRequired`;
  if (!alphaNumSpaces.test(text)) return 'invalidCharacter';
  // A number of letters has not the digits that are asked for.
  const letters = field === 'companyTaxNumber' && /\D/.test(text);
  return letters ? `${field}Length` : judgeLength(field, text, bounds);
}
