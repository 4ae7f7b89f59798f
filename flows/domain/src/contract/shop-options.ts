import * as v from 'valibot';
import { addressParts } from '../model/address.ts';
import type { ShopOptions } from '../plan/plan-context.ts';

/** The shape of a shop's options, where a server reads them from a build. */
export const shopOptions: v.GenericSchema<ShopOptions> = v.strictObject({
  companyOption: v.optional(v.boolean()),
  companyNameRequired: v.optional(v.boolean()),
  canCompaniesRegisterForCard: v.optional(v.boolean()),
  requiredParts: v.optional(v.array(v.picklist(addressParts))),
});
