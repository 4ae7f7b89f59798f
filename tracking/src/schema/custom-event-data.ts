import type { Data, Input, Schema } from './kinds.ts';

/** The fields of CustomEventData (Tracking §3), the most telling first: a channel with a limit keeps the first ones. */
export const customEventData = {
  /** What the event belongs to. Without it the event is skipped. */
  event_category: 'text',
  /** What happened. Without it the event is skipped. */
  event_action: 'text',
  event_label: 'text',
  event_context: 'text',
  /** Empty or `ga4`: then `event_name` is a GA4 name already. */
  event_type: 'lower',
  /** The event's name for the internal tracker, or with event_type `ga4` for GA4. */
  event_name: 'text',
  origin: 'text',
  /** The channels the event is meant for; absent means all. */
  scope: 'names',
  click_type: 'text',
  click_target: 'text',
  component_type: 'text',
  interaction: 'text',
  subject: 'text',
  status: 'text',
  attribute: 'text',
  specification: 'text',
  response_type: 'text',
  response_details: 'text',
  checkout_stage: 'text',
  checkout_tab: 'text',
  partner_purchase_value: 'number',
  subscription_value: 'number',
  cs_quantity: 'number',
  cs_product_value: 'number',
  cs_incentive_value: 'number',
  cs_order_id: 'text',
  /** Sent on joined with a pipe. */
  subscription_info: 'subscription',
} as const satisfies Schema;

/** CustomEventData after reading. */
export type CustomEventData = Data<typeof customEventData>;

/** CustomEventData as a page sends it. */
export type CustomEventDataInput = Input<typeof customEventData>;
