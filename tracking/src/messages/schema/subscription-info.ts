/** The parts of a subscription, in the order in which they are joined (Tracking §3). */
export const subscriptionInfo = [
  'subscription_type',
  'incentive_type',
  'subscription_id',
  'delivery_interval',
  'gift_subscription',
  'gift_deliveries',
] as const;

/** One part of a subscription. */
export type SubscriptionPart = (typeof subscriptionInfo)[number];

/** The parts of a subscription as texts. Missing parts are absent. */
export type SubscriptionInfo = { readonly [Part in SubscriptionPart]?: string };

/** The parts of a subscription as a page may send them. */
export type SubscriptionInfoInput = {
  readonly [Part in SubscriptionPart]?: string | number | boolean | undefined;
};

/** Joins the parts with pipes, with a dash for each missing part: `coffee|-|4711|4 weeks|-|-`. */
export function joinSubscription(info: SubscriptionInfo): string {
  return subscriptionInfo.map((part) => info[part] || '-').join('|');
}
