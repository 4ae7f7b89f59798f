import type { Country } from '../../countries/country.ts';
import type { AddressPath } from '../../model/address.ts';
import type { Bounds } from '../../rules/bounds.ts';
import type { PostalField } from '../planned-field.ts';

/** The bounds of Registration §9. */
export const townBounds: Bounds = { max: 50 };

const kinds = { postalCode: 'postalCode', postalTown: 'town', postalDistrict: 'district' } as const;

/** Returns postal code, town or district, or the province that Turkey has in place of a town. */
export function postalField(path: AddressPath, part: keyof typeof kinds, country: Country): PostalField {
  const kind = country.turkish && part === 'postalTown' ? 'province' : kinds[part];
  const bounds = kind === 'postalCode' ? {} : townBounds;
  return { kind, name: `${path}.${part}`, required: true, country, bounds };
}
