import type { Schema } from './kind.ts';
import type { Data, Input } from './kinds.ts';

/** The fields of CustomEventData (Tracking §3), the most important first. A channel with a limit keeps the first ones. */
export const customEventData = {
  /** The category of the event. Without it the event is skipped. */
  event_category: 'text',
  /** The action. Without it the event is skipped. */
  event_action: 'text',
  /** The label, such as the text of a button. */
  event_label: 'text',
  /** The place on the page, such as `header`. */
  event_context: 'text',
  /** Empty or `ga4`. If `ga4`, then `event_name` is a GA4 name. */
  event_type: 'lower',
  /** The event's name for the internal tracker or, with event_type `ga4`, for GA4. */
  event_name: 'text',
  /** The part of the shop that sends it, such as `webshop`. */
  origin: 'text',
  /** The channels that get the event. @default all */
  scope: 'names',
  /** `internal`, `external` or `download`. */
  click_type: 'text',
  /** The target of a click. */
  click_target: 'text',
  /** The kind of component, such as `accordion`. */
  component_type: 'text',
  /** The interaction with the component, such as `open`. */
  interaction: 'text',
  /** The subject, such as the name of a layer. */
  subject: 'text',
  /** The resulting state, such as `set` or `removed`. */
  status: 'text',
  /** The chosen or changed property, such as a facet or a form field. */
  attribute: 'text',
  /** The chosen value. */
  specification: 'text',
  /** The kind of response: `success`, `error` or `info`. */
  response_type: 'text',
  /** The response in short, without the visitor's input. */
  response_details: 'text',
  /** The step of the checkout. */
  checkout_stage: 'text',
  /** The tab within the step. */
  checkout_tab: 'text',
  /** Value of a purchase at a partner, in the site’s currency. */
  partner_purchase_value: 'number',
  /** Value of a subscription, in the site’s currency. */
  subscription_value: 'number',
  /** Number of pieces of a coffee-service order. */
  cs_quantity: 'number',
  /** Value of its products, in the site’s currency. */
  cs_product_value: 'number',
  /** Value of its incentives, in the site’s currency. */
  cs_incentive_value: 'number',
  /** Its order number. */
  cs_order_id: 'text',
  /** Channels get its parts, joined with pipes. */
  subscription_info: 'subscription',
} as const satisfies Schema;

/** CustomEventData after reading. */
export type CustomEventData = Data<typeof customEventData>;

/** CustomEventData as a page sends it: with category and action, or with a name for the internal tracker and the app (Tracking §5). */
export type CustomEventDataInput = Input<typeof customEventData> &
  ({ readonly event_category: string; readonly event_action: string } | { readonly event_name: string });
