import type { Country } from '../../countries/country.ts';
import { judgeLength } from '../bounds.ts';
import { townBounds } from './address-limits.ts';
import { isBlank } from '../required.ts';
import { missingKey } from './postal-code.ts';
import { judgeAddressCharacters } from './street.ts';

/** The town: the key of what is wrong, or `undefined` (Registration §5, postal code messages). */
export function judgeTown(value: string, postalCode: string, country: Country): string | undefined {
  if (!isBlank(value)) return judgePlace(value, country);
  return isBlank(postalCode) ? missingKey('postalCodeAndTown', country) : 'postalTownIsRequired';
}

/** A Turkish province or district: the key of what is wrong, or `undefined` (Registration §5, Turkey). */
export function judgeProvince(
  value: string,
  field: 'province' | 'district',
  country: Country,
): string | undefined {
  return isBlank(value) ? `${field}IsRequired` : judgePlace(value, country);
}

function judgePlace(place: string, country: Country): string | undefined {
  return judgeLength('postalTown', place, townBounds) ?? judgeAddressCharacters(place, country);
}
