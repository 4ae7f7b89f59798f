import type { Country } from '../../countries/country.ts';
import type { AddressPath } from '../../model/address.ts';
import type { Bounds } from '../../rules/bounds.ts';
import type { PostalField } from '../planned-field.ts';

/** The bounds of Registration §9. A street's are its country's. */
export const extraLineBounds: Bounds = { max: 30 };

/** Returns the street and the line beside it, which follows the street in every country. */
export const streetFields = (
  path: AddressPath,
  country: Country,
  isExtraLineRequired: boolean,
): readonly PostalField[] => [
  { kind: 'street', name: `${path}.streetAddress`, required: true, country, bounds: country.street },
  {
    kind: 'extraLine',
    name: `${path}.extraLine`,
    required: isExtraLineRequired,
    country,
    bounds: extraLineBounds,
  },
];
