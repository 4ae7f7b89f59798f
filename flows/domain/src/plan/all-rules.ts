import { judgeCountry } from '../rules/country.ts';
import { judgeCardLayout } from '../rules/card-layout.ts';
import { judgeExtraLine } from '../rules/extra-line.ts';
import { judgeFloor } from '../rules/floor.ts';
import { judgeMobilePhone } from '../rules/mobile-phone.ts';
import { judgePhone } from '../rules/phone.ts';
import { judgePostalCode } from '../rules/postal-code.ts';
import { judgeStreet } from '../rules/street.ts';
import { judgeCompanyTax, judgeTaxNumber } from '../rules/tax.ts';
import { judgeProvince, judgeTown } from '../rules/town.ts';
import { type RuleOf, ruleOn } from './field-rule.ts';
import { personRules } from './person-rules.ts';

/** The rules of every field: an address's, the loyalty card's, and those of every registration. */
export const allRules: RuleOf = (field, site, env) => {
  const { name, required } = field;
  switch (field.kind) {
    case 'country':
      return ruleOn(name, (value) => judgeCountry(value, field.options));
    case 'extraLine': {
      const rule = { required, country: field.country, companyTerms: env.companyTerms };
      return ruleOn(name, (value) => judgeExtraLine(value, rule));
    }
    case 'postalCode': {
      // One message says that code and town are missing, where the town is a text and not one of Turkey's provinces.
      const town = name.replace('postalCode', 'postalTown');
      const { country } = field;
      return (values) => ({
        [name]: judgePostalCode(
          values[name] ?? '',
          country.turkish ? undefined : (values[town] ?? ''),
          country,
        ),
      });
    }
    case 'town': {
      const code = name.replace('postalTown', 'postalCode');
      return (values) => ({ [name]: judgeTown(values[name] ?? '', values[code] ?? '', field.country) });
    }
    case 'province':
    case 'district': {
      const { kind, country } = field;
      return ruleOn(name, (value) => judgeProvince(value, kind, country));
    }
    case 'street':
      return ruleOn(name, (value) => judgeStreet(value, field.country));
    case 'floor':
      return ruleOn(name, (value) => judgeFloor(value, field.of, required));
    case 'phone':
      return ruleOn(name, (value) => judgePhone(value, field));
    case 'mobilePhone':
      return (values) => {
        const { prefix, number } = judgeMobilePhone(values[name] ?? '', values[field.numberName] ?? '');
        return { [name]: prefix, [field.numberName]: number };
      };
    case 'tax': {
      const { of } = field;
      return ruleOn(
        name,
        of === 'taxNumber' ? judgeTaxNumber : (value) => judgeCompanyTax(value, of, field.bounds),
      );
    }
    case 'cardLayout':
      return ruleOn(name, (value) => judgeCardLayout(value, field));
    default:
      return personRules(field, site, env);
  }
};
