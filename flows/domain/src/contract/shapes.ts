import * as v from 'valibot';
import { addressParts } from '../model/address.ts';
import type { ShopOptions } from '../plan/plan-context.ts';

/** A text of a request. Its bound is far above those of the rules, because it only keeps absurd input away. */
export const text = v.pipe(v.string(), v.maxLength(1000));

/** The texts of a form, by the names of its inputs. */
export const texts = v.record(v.string(), text);

/**
 * The shape of an address in a request (Registration §7): only the parts that its form showed, an empty one as the empty text. The
 * plan judges which of them are required, and their values.
 */
export const address = v.strictObject(v.entriesFromList(addressParts, v.optional(text)));

const typed = v.optional(text, '');

/** The shape of `POST /service/registration/api/v1/validateAddress` (Registration §7). */
export const validateAddressRequest = v.strictObject({
  /** ISO 3166-1 alpha-2, in capitals. */
  country: text,
  zipcode: typed,
  city: typed,
  streetAddress: typed,
  /** The field that the shopper types in or has just left. */
  activeField: v.picklist(['zipcode', 'city', 'street']),
});

/** The address that the shopper has typed so far. */
export type ValidateAddressRequest = v.InferOutput<typeof validateAddressRequest>;

/** The shape of a shop's options, for a server that reads them from a build. */
export const shopOptions: v.GenericSchema<ShopOptions> = v.strictObject({
  companyOption: v.optional(v.boolean()),
  companyNameRequired: v.optional(v.boolean()),
  canCompaniesRegisterForCard: v.optional(v.boolean()),
  requiredParts: v.optional(v.array(v.picklist(addressParts))),
});
