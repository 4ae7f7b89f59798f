import * as v from 'valibot';
import { text } from './text.ts';

const typed = v.optional(text, '');

/** The shape of `POST /service/registration/api/v1/validateAddress` (Registration §7). */
export const validateAddressRequest = v.strictObject({
  /** ISO 3166-1 alpha-2, in capitals. */
  country: text,
  zipcode: typed,
  city: typed,
  streetAddress: typed,
  /** The field that is being typed in, or was left. */
  activeField: v.picklist(['zipcode', 'city', 'street']),
});

/** An address as far as it was typed. */
export type ValidateAddressRequest = v.InferOutput<typeof validateAddressRequest>;
