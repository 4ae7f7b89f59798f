import { judgeLength } from './bounds.ts';
import { phoneBounds } from './limits.ts';

/**
 * A telephone number as it is judged and sent: its digits, and one plus where it leads (Registration §5). A preset prefix
 * with nothing behind it is no number.
 * @param preset the site's prefix, such as `+36`, or the empty text
 */
export function normalisePhone(value: string, preset: string): string {
  // A plus leads where only brackets and blanks stand before it; full-width digits are digits.
  const kept = value.normalize('NFKC').replace(/[^0-9+]/g, '');
  const digits = kept.replaceAll('+', '');
  const number = kept.startsWith('+') ? `+${digits}` : digits;
  return number === preset || number === '+' ? '' : number;
}

/** What the rule of a telephone number needs to know. */
export interface PhoneRule {
  readonly required: boolean;
  readonly preset: string;
}

/** A telephone number (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgePhone(value: string, { required, preset }: PhoneRule): string | undefined {
  const number = normalisePhone(value, preset);
  if (number === '') return required ? 'phoneNumberIsRequired' : undefined;
  return judgeLength('phoneNumber', number, phoneBounds);
}
