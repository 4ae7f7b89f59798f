import * as v from 'valibot';
import { type Log, withoutValues } from '../log/log.ts';
import { fetchJson } from '../streets/fetch-json.ts';
import { createSpare } from '../streets/spare.ts';

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

const bounds = { slots: 16, failures: 3, pause: 30_000 };

/**
 * Opens the customer facts of a service of the shop. That service receives `POST {"customer":"…","site":"DE"}` and
 * responds with an object of `Facts`. If it is slow, cannot be reached or responds with something else, there are no facts.
 */
export function openCustomerFacts(
  url: string,
  log: Log,
  timeoutMs = 500,
  now = () => performance.now(),
): CustomerFacts {
  const spare = createSpare(bounds, {
    onOutcome: () => {},
    onPause: (error) =>
      log({
        level: 'warn',
        message: `The service of customer facts fails and is not asked for ${bounds.pause / 1000} seconds.`,
        error: withoutValues(error),
      }),
    now,
  });
  return {
    of: async (customer, site) => {
      const body = JSON.stringify({ customer, site });
      const ask = async () => v.parse(customerFacts, await fetchJson({ url: new URL(url), body }, timeoutMs));
      return (await spare(ask)) ?? {};
    },
  };
}
