import type { AddressPart, AddressPath } from '../model/address.ts';
import type { FormValues } from '../model/issue.ts';
import type { PlanAnswers, PlanContext } from '../plan/plan-context.ts';
import { isBlank } from '../rules/is-blank.ts';
import type { Site } from '../sites/site.ts';
import { layoutAnswers } from './card/card-fields.ts';
import { addressCountry, countryField } from './country/country-field.ts';
import { floorFields } from './floor/floor-fields.ts';
import { mobilePhoneField } from './mobile-phone/mobile-phone-field.ts';
import { phoneField } from './phone/phone-field.ts';
import type { PlannedField } from './planned-field.ts';
import { postalField } from './postal/postal-fields.ts';
import { streetFields } from './street/street-fields.ts';
import { taxFields } from './tax/tax-fields.ts';

/**
 * Returns the fields of an address by the rules of its country (Registration §2, form 3; §5, address). The fields of the person
 * are the form's own. The flow of the invoice address adds them.
 */
export function addressFields(path: AddressPath, site: Site, context: PlanContext): readonly PlannedField[] {
  const country = addressCountry(site, context);
  const isRequired = (part: AddressPart) => context.requiredParts?.includes(part) ?? false;
  return [
    countryField(path, country, context.countryDisabled),
    ...country.order.flatMap((part) =>
      part === 'streetAddress'
        ? streetFields(path, country, isRequired('extraLine'))
        : [postalField(path, part, country)],
    ),
    ...(country.floors ? floorFields(path, isRequired) : []),
    ...(country.turkish
      ? [mobilePhoneField(path), ...taxFields(path, context)]
      : [phoneField(`${path}.phoneNumber`, country.phonePreset, isRequired('phoneNumber'))]),
  ];
}

/** Returns the answers of a form with an address, or with a choice of card, that decide what it asks. */
export function contextOf(values: FormValues): PlanAnswers {
  // No form has both. A country that the shopper cannot change is not among the values.
  const hasAddress = Object.keys(values).some((name) => name.startsWith('address.'));
  const path = hasAddress ? 'address' : 'cardSelection.address';
  const companyType = values[`${path}.companyType`];
  return {
    ...layoutAnswers(values),
    passwordGiven: !isBlank(values['password'] ?? ''),
    country: values[`${path}.countryCode`]?.trim(),
    companyInvoice: values[`${path}.companyInvoice`] === 'on',
    companyType: companyType === 'INSTITUTIONAL' || companyType === 'INDIVIDUAL' ? companyType : undefined,
  };
}
