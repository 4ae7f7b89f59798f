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

/** The parts of a subscription as texts; missing parts are absent. */
export type SubscriptionInfo = { readonly [Part in SubscriptionPart]?: string };

/** What a page may send as the parts of a subscription. */
export type SubscriptionInfoInput = {
  readonly [Part in SubscriptionPart]?: string | number | boolean | undefined;
};

/** The parts joined with a pipe, missing ones shown as a dash: `coffee|-|4711|4 weeks|-|-`. */
export function joinSubscription(info: SubscriptionInfo): string {
  return subscriptionInfo.map((part) => info[part] || '-').join('|');
}
