import { judgeLength } from '../../rules/bounds.ts';
import type { PhoneField } from '../planned-field.ts';
import { phoneBounds } from './phone-field.ts';

/** Judges a normalised telephone number (Registration §5, address). */
export function judgePhone(number: string, { required }: Pick<PhoneField, 'required'>): string | undefined {
  if (number === '') return required ? 'phoneNumberIsRequired' : undefined;
  if (!/\d/.test(number)) return 'phoneNumberMinLength';
  return judgeLength('phoneNumber', number, phoneBounds);
}
