import type { Country } from '../countries/country.ts';
import { judgeLength } from './bounds.ts';
import { townBounds } from './limits.ts';
import { isBlank } from './required.ts';
import { judgeAddressCharacters } from './street.ts';

/** The town, or in Turkey the province or the district: the key of what is wrong, or `undefined` (Registration §5). */
export function judgeTown(
  value: string,
  country: Country,
  field: 'postalTown' | 'province' | 'district',
): string | undefined {
  const town = value.trim();
  if (isBlank(town)) return `${field}IsRequired`;
  return judgeLength('postalTown', town, townBounds) ?? judgeAddressCharacters(town, country);
}
