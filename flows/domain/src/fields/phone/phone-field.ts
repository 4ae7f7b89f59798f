import type { Bounds } from '../../rules/bounds.ts';
import { cleanText } from '../../rules/clean-text.ts';
import type { FieldName, PhoneField } from '../planned-field.ts';

/** The bounds of Registration §9. */
export const phoneBounds: Bounds = { min: 5, max: 16 };

/** Returns the field of a telephone number. Its input starts with a preset, such as `+36`. */
export const phoneField = (name: FieldName, preset: string, required = false): PhoneField => ({
  kind: 'phone',
  name,
  required,
  preset,
  bounds: phoneBounds,
});

/**
 * Returns a telephone number as it is judged, sent and stored: its digits, and a plus at the start (Registration §5). A preset prefix
 * with nothing after it is no number.
 * @param preset the site's prefix, such as `+36`, or the empty text
 */
export function normalisePhone(value: string, preset: string): string {
  const text = cleanText(value);
  const kept = text
    // A caller from abroad does not dial the zero in brackets after a country's prefix.
    .replace(/(\+\d{1,3}\s*)\(0\)/, '$1')
    // Keeps a plus that has only brackets and blanks before it.
    .replace(/[^0-9+]/g, '')
    // A whole number that was pasted after a prefix starts again, with a plus or two zeros.
    .replace(/^\+.*(\+\d)/, '$1')
    .replace(`${preset}00`, '00');
  const digits = kept.replaceAll('+', '');
  // A text without a digit is no number. It stays, so that the rule refuses it.
  if (digits === '') return text;
  const number = kept.startsWith('+') ? `+${digits}` : digits;
  return number === preset ? '' : number;
}
