import { judgeCountry } from '../../rules/address/country.ts';
import { judgeExtraLine } from '../../rules/address/extra-line.ts';
import { judgeFloor } from '../../rules/address/floor.ts';
import { judgeMobilePhone } from '../../rules/address/mobile-phone.ts';
import { judgePhone } from '../../rules/address/phone.ts';
import { judgePostalCode } from '../../rules/address/postal-code.ts';
import { judgeStreet } from '../../rules/address/street.ts';
import { judgeCompanyTax, judgeTaxNumber } from '../../rules/address/tax.ts';
import { judgeProvince, judgeTown } from '../../rules/address/town.ts';
import { type RuleFor, ruleOn, type RuleTable } from '../field-rule.ts';
import { readValue } from '../read-value.ts';

const provinceRule: RuleFor<'province' | 'district'> = (field) =>
  ruleOn(field, readValue, (value) => judgeProvince(value, field.kind, field.country));

/** The rules of an address's fields, and of a telephone number in any form. */
export const addressRules = {
  country: (field) => ruleOn(field, readValue, (value) => judgeCountry(value, field.options)),
  extraLine: (field, _site, { companyTerms }) => {
    const rule = { ...field, companyTerms };
    return ruleOn(field, readValue, (value) => judgeExtraLine(value, rule));
  },
  postalCode: (field) => {
    // One message says that code and town are missing, if the town is a text and not one of Turkey's provinces.
    const { name, country } = field;
    const town = name.replace('postalCode', 'postalTown');
    return (values) => ({
      [name]: judgePostalCode(
        readValue(field, name, values),
        country.turkish ? undefined : (values[town] ?? ''),
        country,
      ),
    });
  },
  town: (field) => {
    const { name, country } = field;
    const code = name.replace('postalTown', 'postalCode');
    return (values) => ({
      [name]: judgeTown(readValue(field, name, values), values[code] ?? '', country),
    });
  },
  province: provinceRule,
  district: provinceRule,
  street: (field) => ruleOn(field, readValue, (value) => judgeStreet(value, field.country)),
  floor: (field) => ruleOn(field, readValue, (value) => judgeFloor(value, field.of, field.required)),
  phone: (field) => ruleOn(field, readValue, (value) => judgePhone(value, field.required)),
  mobilePhone: (field) => (values) => {
    const { name, numberName } = field;
    const { prefix, number } = judgeMobilePhone(
      readValue(field, name, values),
      readValue(field, numberName, values),
    );
    return { [name]: prefix, [numberName]: number };
  },
  tax: (field) => {
    const { of, bounds } = field;
    return ruleOn(
      field,
      readValue,
      of === 'taxNumber' ? judgeTaxNumber : (value) => judgeCompanyTax(value, of, bounds),
    );
  },
  // Choices that are always right.
  companyInvoice: undefined,
  invoiceParty: undefined,
} satisfies RuleTable;
