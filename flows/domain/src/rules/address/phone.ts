import { judgeLength } from '../bounds.ts';
import { phoneBounds } from '../limits.ts';

/**
 * A telephone number as it is judged, sent and kept: its digits, and one plus where it leads (Registration §5). A preset prefix
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

/** A normalised telephone number (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgePhone(number: string, required: boolean): string | undefined {
  if (number === '') return required ? 'phoneNumberIsRequired' : undefined;
  return judgeLength('phoneNumber', number, phoneBounds);
}
