import { normalisePostalCode } from '../countries/postal-format.ts';
import { cleanText } from '../rules/clean-text.ts';
import { normaliseFloor } from '../rules/address/floor.ts';
import { normaliseMobileNumber } from '../rules/address/mobile-phone.ts';
import { normalisePhone } from '../rules/address/phone.ts';
import { readText, type ReadValue } from './read-text.ts';

/** Reads an input of any field: codes and numbers in the form they are judged in, all else as a text. */
export const readValue: ReadValue = (field, input, values) => {
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
      return field.known ?? cleanText(value);
    // Numbers are copied in groups; the tax office is a name.
    case 'tax':
      return field.of === 'companyTaxBranch' ? cleanText(value) : cleanText(value).replaceAll(' ', '');
    case 'floor':
      return normaliseFloor(value);
    case 'country':
      return field.disabled ? (field.options[0] ?? '') : value.trim();
    default:
      return readText(field, input, values);
  }
};
