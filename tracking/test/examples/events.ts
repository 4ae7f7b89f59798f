import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

const given = { cookies: consentCookie('C0003') };
const before = [['InitialPageData', { page_type: 'Content' }]] as const;
const consent = 'C0003';

/** Events without a rule, with faults, or for some channels only. */
export const events: readonly Example[] = [
  {
    title: 'An event that no rule knows',
    given,
    before,
    in: ['CustomEventData', { event_category: 'moon', event_action: 'rise', event_label: 'full' }],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'moon',
          event_action: 'rise',
          event_label: 'full',
          consent,
        },
      ],
      ga4: [
        {
          event: 'deprecated_event',
          legacy_category: 'moon',
          legacy_action: 'rise',
          legacy_label: 'full',
          consent,
        },
      ],
    },
  },
  {
    title: 'An event without an action',
    given,
    before,
    in: ['CustomEventData', { event_category: 'registration' }],
    out: { warnings: ['CustomEventData is skipped for GA4'] },
  },
  {
    title: 'An event that has its GA4 name already',
    given,
    before,
    in: [
      'CustomEventData',
      {
        event_category: 'video',
        event_action: 'play',
        event_type: 'ga4',
        event_name: 'component_open',
        subject: 'brewing',
        subscription_info: { subscription_type: 'coffee', gift_subscription: true },
      },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'video',
          event_action: 'play',
          event_type: 'ga4',
          event_name: 'component_open',
          subject: 'brewing',
          subscription_info: 'coffee|-|-|-|true|-',
          consent,
        },
      ],
      ga4: [
        {
          event: 'component_open',
          subject: 'brewing',
          subscription_info: 'coffee|-|-|-|true|-',
          consent,
        },
      ],
    },
  },
  {
    title: 'An event of an unknown type',
    given,
    before,
    in: ['CustomEventData', { event_category: 'login', event_action: 'success', event_type: 'ua' }],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'login',
          event_action: 'success',
          event_type: 'ua',
          consent,
        },
      ],
      ga4: [{ event: 'login', consent }],
      warnings: ["event_type 'ua' is neither ga4 nor empty."],
    },
  },
  {
    title: 'An event that is meant for one channel',
    given,
    before,
    in: ['CustomEventData', { event_category: 'sort', event_action: 'price', scope: 'exactag, GA4' }],
    out: { ga4: [{ event: 'sort_products', consent }] },
  },
  {
    title: 'A search for an e-mail address',
    given,
    before,
    in: [
      'CustomEventData',
      { event_category: 'search', event_action: 'submit', event_label: 'order of ada@crema.example' },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'search',
          event_action: 'submit',
          event_label: 'order of (e-mail)',
          consent,
        },
      ],
      ga4: [{ event: 'search', search_term: 'order of (e-mail)', interaction: 'submit', consent }],
    },
  },
  {
    title: 'Values that are not numbers',
    given,
    before,
    in: [
      'CustomEventData',
      {
        event_category: 'partner purchase',
        event_action: 'purchase',
        partner_purchase_value: '12,5',
        cs_quantity: '3',
      },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'partner purchase',
          event_action: 'purchase',
          partner_purchase_value: 0,
          cs_quantity: 3,
          consent,
        },
      ],
      ga4: [
        {
          event: 'product_interaction',
          interaction: 'purchase',
          partner_purchase_value: 0,
          cs_quantity: 3,
          consent,
        },
      ],
      warnings: ['CustomEventData has no number in partner_purchase_value.'],
    },
  },
  {
    title: 'An event with a null in it',
    given,
    before,
    in: ['CustomEventData', { event_category: 'login', event_action: 'success', event_label: null }],
    out: { warnings: ['CustomEventData is invalid and not sent because of event_label.'] },
  },
];
