import type { Example, PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

const consent = 'C0003';
const given = { cookies: consentCookie('C0003') };
const before: readonly PostedMessage[] = [['InitialPageData', { page_type: 'Content' }]];

/** A page event, what GA4 calls it, and the parameters it gets. */
function named(
  [event_category, event_action, event_label]: readonly [string, string, string?],
  event: string,
  params: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Example {
  const data = { event_category, event_action, ...(event_label && { event_label }), ...more };
  return {
    title: `${[event_category, event_action, event_label].filter(Boolean).join(' / ')} is ${event}`,
    given,
    before,
    in: ['CustomEventData', data],
    out: {
      classic: [{ event: 'CustomEventData', consent, ...data }],
      ga4: [{ event, consent, ...more, ...params }],
    },
  };
}

/** GA4 names of one event of each family, and of events without a name. */
export const ga4Names: readonly Example[] = [
  named(['navigation', 'click', 'Coffee'], 'navigation_click', { subject: 'Coffee' }),
  named(['Burger  Menu', 'Click', 'Login'], 'navigation_click', { subject: 'Login' }),
  named(
    ['footer', 'click', 'Imprint'],
    'navigation_click',
    { subject: 'Imprint' },
    { click_type: 'internal' },
  ),
  named(['download', 'click', 'manual.pdf'], 'link_click', { click_target: 'manual.pdf' }),
  named(
    ['external link', 'click', 'Partner'],
    'link_click',
    {},
    { click_type: 'external', click_target: 'https://partner.example/', interaction: 'new window' },
  ),
  named(['cta', 'click', 'Buy now'], 'button_click', { subject: 'Buy now' }),
  named(['print', 'click'], 'button_click', {}, { component_type: 'button' }),
  named(['form', 'start', 'email'], 'form_interaction', {
    interaction: 'start',
    subject: 'form',
    attribute: 'email',
  }),
  named(['address', 'submit'], 'form_interaction', { interaction: 'submit', subject: 'address' }),
  named(
    ['checkout', 'step', 'payment'],
    'form_interaction',
    { interaction: 'step', subject: 'checkout', attribute: 'payment' },
    { checkout_stage: 'payment', checkout_tab: 'invoice' },
  ),
  named(['login', 'error', 'wrong password'], 'system_response', {
    subject: 'login',
    response_type: 'error',
    response_details: 'wrong password',
  }),
  named(['newsletter', 'save success'], 'system_response', {
    subject: 'newsletter',
    response_type: 'success',
  }),
  named(
    ['account', 'info shown', 'address'],
    'system_response',
    { subject: 'account' },
    { response_type: 'info', response_details: 'address is checked' },
  ),
  named(['login', 'card registration disabled'], 'system_response', {
    response_type: 'info',
    subject: 'registration',
    response_details: 'card registration disabled',
    non_interaction: true,
  }),
  named(['overlay', 'open', 'size guide'], 'component_open', {
    component_type: 'overlay',
    subject: 'size guide',
  }),
  named(['tooltip', 'show'], 'component_open', { component_type: 'tooltip' }),
  named(
    ['gallery', 'zoom', 'image 2'],
    'product_interaction',
    { interaction: 'zoom', subject: 'gallery', attribute: 'image 2' },
    { specification: 'Yirgacheffe' },
  ),
  {
    title: 'subscription / add is product_interaction',
    given,
    before,
    in: [
      'CustomEventData',
      {
        event_category: 'subscription',
        event_action: 'add',
        subscription_info: {
          subscription_type: 'coffee',
          incentive_type: 'cup',
          subscription_id: 's-1',
          delivery_interval: '4 weeks',
          gift_subscription: true,
          gift_deliveries: 3,
        },
      },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          consent,
          event_category: 'subscription',
          event_action: 'add',
          subscription_info: 'coffee|cup|s-1|4 weeks|true|3',
        },
      ],
      ga4: [
        {
          event: 'product_interaction',
          consent,
          interaction: 'add',
          subscription_type: 'coffee',
          subscription_info: 'coffee|cup|s-1|4 weeks|true|3',
        },
      ],
    },
  },
  {
    title: 'A promotion without a name cannot be mapped',
    given,
    before,
    in: ['CustomEventData', { event_category: 'banner', event_action: 'click' }],
    out: {
      classic: [{ event: 'CustomEventData', consent, event_category: 'banner', event_action: 'click' }],
      ga4: [
        {
          event: 'ga4_event_mapping_error',
          error_reason: 'promotion_name_missing',
          legacy_category: 'banner',
          legacy_action: 'click',
          consent,
        },
      ],
      warnings: ['A custom event has no GA4 name: promotion_name_missing.'],
    },
  },
  named(
    ['partner purchase', 'purchase'],
    'product_interaction',
    { interaction: 'purchase' },
    {
      partner_purchase_value: 12,
      subscription_value: 3,
      cs_quantity: 2,
      cs_product_value: 9,
      cs_incentive_value: 1,
      cs_order_id: 'cs-1',
    },
  ),
  named(
    ['filter', 'set', 'dark roast'],
    'filter_products',
    { specification: 'dark roast' },
    { status: 'set', attribute: 'roast' },
  ),
  named(['facet', 'reset'], 'filter_products', { status: 'reset' }),
  named(['sort', 'change', 'price'], 'sort_products', { specification: 'price' }),
  named(['registration', 'completed', 'card'], 'sign_up', { method: 'card' }),
  named(['newsletter', 'double opt in'], 'sign_up', { method: 'newsletter' }),
  named(['login', 'success', 'password'], 'login', { method: 'password' }),
  named(['newsletter', 'unsubscribe'], 'unsubscribe', { subject: 'newsletter' }),
  named(['account', 'unsubscribe'], 'unsubscribe', { subject: 'account' }),
  named(['profile', 'change', 'phone'], 'change_data', { subject: 'profile', attribute: 'phone' }),
  named(['account', 'delete'], 'change_data', { subject: 'account' }),
  named(['search', 'submit', 'grinder'], 'search', { search_term: 'grinder', interaction: 'submit' }),
  named(
    ['teaser', 'click', 'Summer'],
    'promotion_click',
    { promotion_name: 'Summer', creative_slot: 'top' },
    { subject: 'top' },
  ),
  named(['storefinder', 'route', 'Hamburg'], 'storefinder_interaction', {
    interaction: 'route',
    subject: 'Hamburg',
  }),
  named(
    ['cta', 'click', 'x'],
    'button_click',
    { subject: 'x' },
    { event_context: 'header', origin: 'webshop', response_details: 'y'.repeat(100) },
  ),
];
