import type { Example } from '../doubles/example.ts';
import {
  options,
  cashback,
  payback,
  cookies,
  refused,
  exposed,
  given,
  campaign,
  content,
  confirmation,
  ofConfirmation,
  confirmed,
  beans,
  products,
  order,
  purchase,
  ordered,
  lead,
  led,
} from './exactag-given.ts';

/** Records of exactag for checkouts, orders and leads, with and without consent. */
export const exactagOrders: readonly Example[] = [
  {
    title: 'exactag gets the beginning of a checkout',
    options,
    given,
    before: content,
    in: ['EcommerceEventData', { event: 'begin_checkout' }],
    out: { exactag: [{ type: 'impression', event: 'begin_checkout', campaign, sitegroup: 'Content' }] },
  },
  {
    title: 'exactag gets an order',
    options,
    given,
    before: confirmation,
    in: purchase,
    out: { exactag: [confirmed, { type: 'conversion', ...ofConfirmation, ...ordered, ...products }] },
  },
  {
    title: 'exactag gets an order once, although the other format has it too',
    options,
    given,
    before: [...confirmation, purchase],
    in: ['EcommerceEventData', { event: 'purchase_ga4', ecommerce: order }],
    out: {},
  },
  {
    title: 'An order by way of a cashback partner',
    options,
    given: { ...given, cookies: `${cookies}; ${cashback('another')}` },
    before: confirmation,
    in: purchase,
    out: {
      exactag: [
        confirmed,
        {
          type: 'conversion',
          ...ofConfirmation,
          ...ordered,
          ...products,
          cashback: { ...payback, cashbackPartner: 'another' },
        },
      ],
    },
  },
  {
    title: 'An order by way of payback is sent without consent, with the required fields only',
    options: { ...options, customerData: true },
    given: {
      ...given,
      cookies: `${refused}; ${cashback('payback')}`,
      exposed: {
        ...exposed,
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    before: confirmation,
    in: purchase,
    out: {
      exactag: [
        { type: 'conversion', ...ofConfirmation, ...ordered, user_id: 'noConsent', cashback: payback },
      ],
    },
  },
  {
    title: 'An order by way of another partner waits for consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('another')}` },
    before: confirmation,
    in: purchase,
    out: {},
  },
  {
    title: 'An order by way of a partner that this shop has allowed',
    options: { ...options, consentFreePartners: ['another'] },
    given: { ...given, cookies: `${refused}; ${cashback('another')}` },
    before: confirmation,
    in: purchase,
    out: {
      exactag: [
        {
          type: 'conversion',
          ...ofConfirmation,
          ...ordered,
          user_id: 'noConsent',
          cashback: { ...payback, cashbackPartner: 'another' },
        },
      ],
    },
  },
  {
    title: 'Payback does not get an order of another page without consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: content,
    in: purchase,
    out: {},
  },
  {
    title: 'Payback does not get an add-to-cart without consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: [...confirmation, purchase],
    in: ['EcommerceEventData', { event: 'add_to_cart', ecommerce: { items: [beans] } }],
    out: {},
  },
  {
    title: 'A lead has its own level',
    options,
    given,
    before: content,
    in: lead,
    out: { exactag: [{ ...led, lead_id: 'l-1', lead_value: 3 }] },
  },
  {
    title: "A lead without a level has its page's",
    options,
    given,
    before: [['InitialPageData', { exactag_level: '2' }]],
    in: ['LeadData', { lead_id: 'l-1' }],
    out: { exactag: [{ type: 'conversion', event: 'lead', campaign, level: '2', lead_id: 'l-1' }] },
  },
  {
    title: 'A lead by way of payback is sent without consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: content,
    in: lead,
    out: {
      exactag: [{ ...led, lead_id: 'l-1', lead_value: 3, user_id: 'noConsent', cashback: payback }],
    },
  },
  {
    title: 'A lead without a partner waits for consent',
    options,
    given: { ...given, cookies: refused },
    before: content,
    in: lead,
    out: {},
  },
  {
    title: 'A custom event is not for exactag',
    options,
    given,
    before: content,
    in: ['CustomEventData', { event_category: 'login', event_action: 'success' }],
    out: {},
  },
  {
    title: 'A page that is not meant for exactag',
    options,
    given,
    in: ['InitialPageData', { scope: 'ga4' }],
    out: {},
  },
  {
    title: 'exactag does not get a page inside the app',
    options,
    given: { ...given, cookies: `${cookies}; app_context=1` },
    in: ['InitialPageData', {}],
    out: {},
  },
  {
    title: 'A function of exactag that throws',
    options,
    given: {
      ...given,
      exposed: {
        exactag: () => {
          throw new Error('no campaign');
        },
      },
    },
    in: ['InitialPageData', {}],
    out: {
      exactag: [{ type: 'impression', event: 'page', campaign }],
      warnings: ['Sending to exactag failed and is tried again every second: no campaign'],
    },
  },
];
