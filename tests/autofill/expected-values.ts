import { type CountryCode, countryFor } from '../../flows/domain/src/countries/countries.ts';
import { profiles, secondLine } from './profiles.ts';

/** The parts of an address that a browser may fill in, in the order of the table. */
export const parts = [
  'countryCode',
  'postalCode',
  'postalTown',
  'postalDistrict',
  'streetAddress',
  'extraLine',
  'phoneNumber',
  'mobilePhonePrefix',
  'mobilePhoneNumber',
] as const;

export type FilledPart = (typeof parts)[number];

/**
 * Returns the values that a form of the country must have after autofill. A part that the form does not ask
 * for is absent.
 */
export function expectedValues(country: CountryCode): Readonly<Partial<Record<FilledPart, string>>> {
  const { town, street, phone, province } = profiles[country];
  const common = {
    countryCode: country,
    postalCode: countryFor(country).postal?.example ?? '',
    streetAddress: street,
    extraLine: secondLine,
  };
  if (province === undefined) return { ...common, postalTown: town, phoneNumber: phone };
  const [, prefix = '', number = ''] = /^\+90(\d{3})(\d{7})$/.exec(phone) ?? [];
  return {
    ...common,
    postalTown: province,
    postalDistrict: town,
    mobilePhonePrefix: prefix,
    mobilePhoneNumber: number,
  };
}

/** Returns the profile in the format of DevTools: Chromium's names of fields, with their values. */
export function profileFields(country: CountryCode): readonly { name: string; value: string }[] {
  const { town, street, phone, province } = profiles[country];
  const named = {
    NAME_FULL: 'Erika Muster',
    ADDRESS_HOME_COUNTRY: country,
    ADDRESS_HOME_ZIP: countryFor(country).postal?.example ?? '',
    ADDRESS_HOME_STATE: province ?? '',
    ADDRESS_HOME_CITY: town,
    ADDRESS_HOME_STREET_ADDRESS: `${street}\n${secondLine}`,
    PHONE_HOME_WHOLE_NUMBER: phone,
  };
  return Object.entries(named)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value }));
}
