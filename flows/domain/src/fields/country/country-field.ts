import { countryCodes, countryFor } from '../../countries/countries.ts';
import type { Country } from '../../countries/country.ts';
import type { AddressPath } from '../../model/address.ts';
import type { PlanContext } from '../../plan/plan-context.ts';
import type { Site } from '../../sites/site.ts';
import type { CountryField } from '../planned-field.ts';

/** Returns the rules of the country of an address: the chosen one, or the site's if none was or can be chosen. */
export function addressCountry(site: Site, { country, countryDisabled }: PlanContext): Country {
  return countryFor((!countryDisabled && country) || site.country);
}

/** Returns the choice of a country, or the one country that the shopper sees and cannot change. */
export const countryField = (path: AddressPath, { code }: Country, disabled = false): CountryField => ({
  kind: 'country',
  name: `${path}.countryCode`,
  required: true,
  ...(disabled ? { options: [code], disabled } : { options: countryCodes }),
});
