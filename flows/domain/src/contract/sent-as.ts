import { normalisePostalCode } from '../countries/postal-code.ts';
import type { FormValues } from '../model/issue.ts';
import type { PlannedField } from '../plan/planned-field.ts';
import { normaliseMobileNumber } from '../rules/mobile-phone.ts';
import { normalisePhone } from '../rules/phone.ts';

/** The text that is sent for one of a field's inputs: trimmed, and as its rule judged it. */
export function sentAs(field: PlannedField, input: string, values: FormValues): string {
  const value = values[input] ?? '';
  switch (field.kind) {
    case 'postalCode':
      return normalisePostalCode(value, field.country.postal);
    case 'phone':
      return normalisePhone(value, field.preset);
    case 'mobilePhone':
      return input === field.numberName ? normaliseMobileNumber(value) : value.trim();
    // What cannot be changed is not the shopper's to send.
    case 'name':
      return field.known ?? value.trim();
    case 'country':
      return field.disabled ? (field.options[0] ?? '') : value.trim();
    default:
      return value.trim();
  }
}
