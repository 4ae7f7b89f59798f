import { judgeCountry } from '../../rules/address/country.ts';
import { judgeExtraLine } from '../../rules/address/extra-line.ts';
import { judgeFloor } from '../../rules/address/floor.ts';
import { judgeMobilePhone } from '../../rules/address/mobile-phone.ts';
import { judgePhone } from '../../rules/address/phone.ts';
import { judgePostalCode } from '../../rules/address/postal-code.ts';
import { judgeStreet } from '../../rules/address/street.ts';
import { judgeCompanyTax, judgeTaxNumber } from '../../rules/address/tax.ts';
import { judgeProvince, judgeTown } from '../../rules/address/town.ts';
import { type RuleOf, ruleOn } from '../field-rule.ts';
import { readValue } from '../read-value.ts';

/** The rules of an address's fields, and of a telephone number wherever it is asked. */
export const addressRules: RuleOf = (field, _site, { companyTerms }) => {
  const { name, required } = field;
  switch (field.kind) {
    case 'country':
      return ruleOn(field, readValue, (value) => judgeCountry(value, field.options));
    case 'extraLine': {
      const rule = { required, country: field.country, companyTerms };
      return ruleOn(field, readValue, (value) => judgeExtraLine(value, rule));
    }
    case 'postalCode': {
      // One message says that code and town are missing, where the town is a text and not one of Turkey's provinces.
      const town = name.replace('postalCode', 'postalTown');
      const { country } = field;
      return (values) => ({
        [name]: judgePostalCode(
          readValue(field, name, values),
          country.turkish ? undefined : (values[town] ?? ''),
          country,
        ),
      });
    }
    case 'town': {
      const code = name.replace('postalTown', 'postalCode');
      return (values) => ({
        [name]: judgeTown(readValue(field, name, values), values[code] ?? '', field.country),
      });
    }
    case 'province':
    case 'district': {
      const { kind, country } = field;
      return ruleOn(field, readValue, (value) => judgeProvince(value, kind, country));
    }
    case 'street':
      return ruleOn(field, readValue, (value) => judgeStreet(value, field.country));
    case 'floor':
      return ruleOn(field, readValue, (value) => judgeFloor(value, field.of, required));
    case 'phone':
      return ruleOn(field, readValue, (value) => judgePhone(value, required));
    case 'mobilePhone':
      return (values) => {
        const { prefix, number } = judgeMobilePhone(
          readValue(field, name, values),
          readValue(field, field.numberName, values),
        );
        return { [name]: prefix, [field.numberName]: number };
      };
    case 'tax': {
      const { of } = field;
      return ruleOn(
        field,
        readValue,
        of === 'taxNumber' ? judgeTaxNumber : (value) => judgeCompanyTax(value, of, field.bounds),
      );
    }
    default:
      return undefined;
  }
};
