import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/** The fields of EcommerceEventData (Tracking §3), the most important first. */
export const ecommerceEventData = {
  /** One of the events of Tracking §3, in any case. With no event, or another one, the message is not sent. */
  event: 'commerce',
  /** The channels that get the event. @default all */
  scope: 'names',
  /** The part of the shop that sends it, such as `webshop`. */
  origin: 'text',
  /** Whether the customer ordered without an account. */
  guest_order: 'flag',
  /** The types of the used coupons. */
  coupon_types: 'pipe',
  /** Their campaigns, in the same order. */
  coupon_campaigns: 'pipe',
  /** Their codes, in the same order. */
  coupon_codes: 'pipe',
  /** Their values, in the same order. */
  coupon_values: 'pipe',
  /** Value of all coupons, in the order’s currency. */
  transaction_coupon_value: 'number',
  /** Number of redeemed loyalty beans. */
  loyalty_beans_redemption: 'text',
  /** Their value, in the order’s currency. */
  loyalty_beans_value: 'number',
  /** Whether or how a gift card was redeemed. */
  gift_card_redemption: 'text',
  /** Its value, in the order’s currency. */
  gift_card_value: 'number',
  /** The items, and the values of the order. */
  ecommerce: 'ecommerce',
} as const satisfies Schema;

/** EcommerceEventData after reading. */
export type EcommerceEventData = Data<typeof ecommerceEventData>;

/** EcommerceEventData as a page sends it. */
export type EcommerceEventDataInput = Input<typeof ecommerceEventData> &
  Needed<Input<typeof ecommerceEventData>, 'event'>;
