import { countryCodes, countryFor } from '../../countries/countries.ts';
import type { Country, PostalPart } from '../../countries/country.ts';
import type { AddressPart, AddressPath } from '../../model/address.ts';
import {
  extraLineBounds,
  floorBounds,
  mobilePhoneBounds,
  phoneBounds,
  townBounds,
} from '../../rules/address/address-limits.ts';
import type { Site } from '../../sites/site.ts';
import type { PlanContext, PlanAnswers } from '../plan-context.ts';
import type { PlannedField, PostalField } from '../planned-field.ts';
import { taxFields } from './tax-fields.ts';
import type { FormValues } from '../../model/issue.ts';
import { isBlank } from '../../rules/required.ts';
import { layoutAnswers } from '../card/card-fields.ts';

/** The rules of the country an address is in: the one chosen, or the site's as long as none was or none can be. */
export function addressCountry(site: Site, { country, countryDisabled }: PlanContext): Country {
  return countryFor((!countryDisabled && country) || site.country);
}

const kinds = {
  postalCode: 'postalCode',
  postalTown: 'town',
  postalDistrict: 'district',
  streetAddress: 'street',
} as const satisfies Record<PostalPart, PostalField['kind']>;

/**
 * Where somebody lives, by the rules of the address's country (Registration §2, form 3; §5, address). The person's own
 * fields are the form's, or `invoiceAddressPlan` adds them.
 */
export function addressFields(path: AddressPath, site: Site, context: PlanContext): readonly PlannedField[] {
  const country = addressCountry(site, context);
  const required = (part: AddressPart) => context.requiredParts?.includes(part) ?? false;
  const fields: PlannedField[] = [
    {
      kind: 'country',
      name: `${path}.countryCode`,
      required: true,
      ...(context.countryDisabled ? { options: [country.code], disabled: true } : { options: countryCodes }),
    },
  ];
  for (const part of country.order) {
    const kind = country.turkish && part === 'postalTown' ? 'province' : kinds[part];
    const bounds = kind === 'street' ? country.street : kind === 'postalCode' ? {} : townBounds;
    fields.push({ kind, name: `${path}.${part}`, required: true, country, bounds });
    if (kind !== 'street') continue;
    // The line beside the street follows it, wherever a country writes its street.
    fields.push({
      kind: 'extraLine',
      name: `${path}.extraLine`,
      required: required('extraLine'),
      country,
      bounds: extraLineBounds,
    });
  }
  if (country.floors) {
    for (const part of ['floorStairs', 'floorLevel', 'floorDoor'] as const) {
      fields.push({
        kind: 'floor',
        name: `${path}.${part}`,
        of: part,
        required: required(part),
        bounds: floorBounds,
      });
    }
  }
  if (country.turkish) {
    fields.push(
      {
        kind: 'mobilePhone',
        name: `${path}.mobilePhonePrefix`,
        numberName: `${path}.mobilePhoneNumber`,
        required: true,
        bounds: mobilePhoneBounds,
      },
      ...taxFields(path, context),
    );
  } else {
    fields.push({
      kind: 'phone',
      name: `${path}.phoneNumber`,
      required: required('phoneNumber'),
      preset: country.phonePreset,
      bounds: phoneBounds,
    });
  }
  return fields;
}

/** The answers of a form with an address, or with a choice of card, that decide what it asks. */
export function contextOf(values: FormValues): PlanAnswers {
  // No form has both; a country that cannot be changed is not among the values.
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
