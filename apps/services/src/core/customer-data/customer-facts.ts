import * as v from 'valibot';

const flag = v.exactOptional(v.boolean());
// Tracking takes no longer text.
const text = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

/** Facts about a customer that only other systems of the shop know, and tracking reports (Tracking §3). Each may be unknown. */
export const customerFacts = v.object({
  /** The type by which tracking knows a first order, such as `NEW_CUSTOMER`. */
  customerType: text,
  segments: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
  channelCode: text,
  /** Groups by their names, such as `{ x1: 3 }`. */
  conversionGroups: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** The probabilities of the old format, x1 to x14, in this order. */
  conversionProbabilities: v.exactOptional(v.pipe(v.array(v.number()), v.maxLength(14))),
  isScoutUser: flag,
  isAppUser: flag,
  /** True if the customer's loyalty card is a gold one. */
  hasGoldCard: flag,
  favouriteShop: text,
  favouriteDepot: text,
  closestShop: text,
  closestDepot: text,
});

/** Facts of other systems about one customer. */
export type Facts = v.InferOutput<typeof customerFacts>;

/** The port to the shop's other systems that know customers, such as those of orders and shops. */
export interface CustomerFacts {
  /**
   * Returns what they know of a customer on a site. Never rejects, and takes less than a second, because the page waits.
   * @param site the site's country, such as `CH`
   */
  readonly of: (loginId: string, site: string) => Promise<Facts>;
}

/** Knows nothing. */
export const noFacts: CustomerFacts = { of: async () => ({}) };
