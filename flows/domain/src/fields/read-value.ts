import { normalisePostalCode } from '../countries/postal-format.ts';
import { cleanText } from '../rules/clean-text.ts';
import { normaliseFloor } from './floor/floor-fields.ts';
import { normaliseMobileNumber } from './mobile-phone/mobile-phone-field.ts';
import { normalisePhone } from './phone/phone-field.ts';
import { readText, type ReadValue } from './read-text.ts';

/** Reads an input of any field: codes and numbers in the form in which they are judged, all else as a text. */
export const readValue: ReadValue = (field, input, values) => {
  const value = values[input] ?? '';
  switch (field.kind) {
    case 'postalCode':
      return normalisePostalCode(value, field.country.postal);
    case 'phone':
      return normalisePhone(value, field.preset);
    case 'mobilePhone':
      return input === field.numberName ? normaliseMobileNumber(value) : value.trim();
    // A name that the shopper cannot change is not read from the form.
    case 'name':
      return field.known ?? cleanText(value);
    // Shoppers copy numbers in groups. The tax office is a name.
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
