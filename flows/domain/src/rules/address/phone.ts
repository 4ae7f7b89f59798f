import { judgeLength } from '../bounds.ts';
import { cleanText } from '../clean-text.ts';
import { phoneBounds } from './address-limits.ts';

/**
 * A telephone number as it is judged, sent and kept: its digits, and one plus where it leads (Registration §5). A preset prefix
 * with nothing behind it is no number.
 * @param preset the site's prefix, such as `+36`, or the empty text
 */
export function normalisePhone(value: string, preset: string): string {
  const text = cleanText(value);
  const kept = text
    // Nobody dials the zero in brackets behind a country's prefix.
    .replace(/(\+\d{1,3}\s*)\(0\)/, '$1')
    // A plus leads where only brackets and blanks stand before it.
    .replace(/[^0-9+]/g, '')
    // Who pastes a whole number behind a prefix starts the number again, with a plus or two zeros.
    .replace(/^\+.*(\+\d)/, '$1')
    .replace(`${preset}00`, '00');
  const digits = kept.replaceAll('+', '');
  // What has no digit is no number, and stays what it is: it is judged, never emptied.
  if (digits === '') return text;
  const number = kept.startsWith('+') ? `+${digits}` : digits;
  return number === preset ? '' : number;
}

/** A normalised telephone number (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgePhone(number: string, required: boolean): string | undefined {
  if (number === '') return required ? 'phoneNumberIsRequired' : undefined;
  if (!/\d/.test(number)) return 'phoneNumberMinLength';
  return judgeLength('phoneNumber', number, phoneBounds);
}
