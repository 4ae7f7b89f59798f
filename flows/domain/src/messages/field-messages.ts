import type { FieldKind } from '../fields/planned-field.ts';

/** The beginnings of the keys of a kind whose texts have other names. */
const named: Readonly<Record<string, readonly string[]>> = {
  name: [
    'error.companyName',
    'error.firstName',
    'error.lastName',
    'field.companyName.',
    'field.contact',
    'field.firstName.label',
    'field.lastName.',
  ],
  // Only a checkout has the other texts of a password.
  password: [
    'error.password',
    'field.password.hide',
    'field.password.hint',
    'field.password.label',
    'field.password.show',
    'field.password.strength.',
  ],
  extraLine: ['error.extra', 'field.extraLine.'],
  postalCode: ['error.postalCode', 'error.postalMismatch', 'field.postalCode.'],
  town: ['error.postalTown', 'field.postalTown.'],
  street: ['error.housenumber', 'error.street', 'field.street.'],
  floor: ['error.floor', 'field.floor'],
  phone: ['error.phone', 'field.phoneNumber.'],
  mobilePhone: ['error.mobile', 'field.mobilePhone.'],
  tax: ['error.companyTax', 'error.tax', 'field.companyTax', 'field.taxNumber.'],
} satisfies Partial<Record<FieldKind, readonly string[]>>;

/**
 * Returns the beginnings of the keys of some kinds' texts. Those of a kind begin with its name: `error.birthDate` and
 * `field.birthDate.`.
 */
export const fieldMessages = (kinds: readonly string[]): readonly string[] =>
  kinds.flatMap((kind) => named[kind] ?? [`error.${kind}`, `field.${kind}.`]);
