import type { AddressPath } from '../../model/address.ts';
import type { Bounds } from '../../rules/bounds.ts';
import { cleanText } from '../../rules/clean-text.ts';
import type { MobilePhoneField } from '../planned-field.ts';

/** The bounds of Registration §9. */
export const mobilePhoneBounds: Bounds = { length: 7 };

/** Returns the telephone of a Turkish address, of a prefix and a number. */
export const mobilePhoneField = (path: AddressPath): MobilePhoneField => ({
  kind: 'mobilePhone',
  name: `${path}.mobilePhonePrefix`,
  inputs: [`${path}.mobilePhonePrefix`, `${path}.mobilePhoneNumber`],
  numberName: `${path}.mobilePhoneNumber`,
  required: true,
  bounds: mobilePhoneBounds,
});

/** Returns the digits of the number after the prefix. */
export const normaliseMobileNumber = (value: string): string => cleanText(value).replace(/\D/g, '');
