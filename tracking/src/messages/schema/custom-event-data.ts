import type { Schema } from './kind.ts';
import type { Data, Input } from './kinds.ts';

/** The fields of CustomEventData (Tracking §3), the most telling first: a channel with a limit keeps the first ones. */
export const customEventData = {
  /** What the event belongs to. Without it the event is skipped. */
  event_category: 'text',
  /** What happened. Without it the event is skipped. */
  event_action: 'text',
  /** What exactly it happened to, such as the text of a button. */
  event_label: 'text',
  /** Where on the page it happened, such as `header`. */
  event_context: 'text',
  /** Empty or `ga4`: then `event_name` is a GA4 name already. */
  event_type: 'lower',
  /** The event's name for the internal tracker, or with event_type `ga4` for GA4. */
  event_name: 'text',
  /** The part of the shop that tells it, such as `webshop`. */
  origin: 'text',
  /** The channels the event is meant for; absent means all. */
  scope: 'names',
  /** `internal`, `external` or `download`. */
  click_type: 'text',
  /** Where a click leads. */
  click_target: 'text',
  /** The kind of component it happened in, such as `accordion`. */
  component_type: 'text',
  /** What was done with the component, such as `open`. */
  interaction: 'text',
  /** What it is about, such as the name of a layer. */
  subject: 'text',
  /** The state it led to, such as `set` or `removed`. */
  status: 'text',
  /** The property that was chosen or changed, such as a facet or a field of a form. */
  attribute: 'text',
  /** The value that was chosen for it. */
  specification: 'text',
  /** What the shop answered: `success`, `error` or `info`. */
  response_type: 'text',
  /** The answer in short, never what was entered. */
  response_details: 'text',
  /** The step of the checkout. */
  checkout_stage: 'text',
  /** The tab within the step. */
  checkout_tab: 'text',
  /** Value of a purchase at a partner, in the site’s currency. */
  partner_purchase_value: 'number',
  /** Value of a subscription, in the site’s currency. */
  subscription_value: 'number',
  /** How many pieces a coffee-service order has. */
  cs_quantity: 'number',
  /** Value of its products, in the site’s currency. */
  cs_product_value: 'number',
  /** Value of what comes along with it, in the site’s currency. */
  cs_incentive_value: 'number',
  /** Its order number. */
  cs_order_id: 'text',
  /** Sent on joined with a pipe. */
  subscription_info: 'subscription',
} as const satisfies Schema;

/** CustomEventData after reading. */
export type CustomEventData = Data<typeof customEventData>;

/** CustomEventData as a page sends it: with a category and an action, or with a name for the internal tracker and the app (Tracking §5). */
export type CustomEventDataInput = Input<typeof customEventData> &
  ({ readonly event_category: string; readonly event_action: string } | { readonly event_name: string });
