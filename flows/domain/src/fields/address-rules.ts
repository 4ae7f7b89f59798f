import { judgeCountry } from './country/country-rule.ts';
import type { RuleTable } from './field-rule.ts';
import { judgeFloor } from './floor/floor-rule.ts';
import { mobilePhoneRule } from './mobile-phone/mobile-phone-rule.ts';
import { judgePhone } from './phone/phone-rule.ts';
import { judgeProvince, postalCodeRule, townRule } from './postal/postal-rules.ts';
import { extraLineRule } from './street/extra-line-rule.ts';
import { judgeStreet } from './street/street-rule.ts';
import { taxRule } from './tax/tax-rule.ts';

/** The rules of an address's fields, and of a telephone number in any form. They judge values as `readValue` reads them. */
export const addressTable = {
  country: judgeCountry,
  extraLine: extraLineRule,
  postalCode: postalCodeRule,
  town: townRule,
  province: judgeProvince,
  district: judgeProvince,
  street: judgeStreet,
  floor: judgeFloor,
  phone: judgePhone,
  mobilePhone: mobilePhoneRule,
  tax: taxRule,
} satisfies RuleTable;
