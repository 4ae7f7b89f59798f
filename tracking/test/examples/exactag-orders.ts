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

/** What exactag is told of checkouts, orders and leads, with and without consent. */
export const exactagOrders: readonly Example[] = [
  {
    title: 'exactag is told that a checkout begins',
    options,
    given,
    before: content,
    in: ['EcommerceEventData', { event: 'begin_checkout' }],
    out: { exactag: [{ type: 'impression', event: 'begin_checkout', campaign, sitegroup: 'Content' }] },
  },
  {
    title: 'exactag is told of an order',
    options,
    given,
    before: confirmation,
    in: purchase,
    out: { exactag: [confirmed, { type: 'conversion', ...ofConfirmation, ...ordered, ...products }] },
  },
  {
    title: 'exactag is told of an order once, though it is told in the other format too',
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
    title: 'An order by way of payback is told without consent, and of whom and what no more than must be',
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
    title: 'Payback is not told without consent of an order that is told on another page',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: content,
    in: purchase,
    out: {},
  },
  {
    title: 'Payback is not told without consent of what is put into the basket',
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
    title: 'A lead by way of payback is told without consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: content,
    in: lead,
    out: {
      exactag: [{ ...led, lead_id: 'l-1', lead_value: 3, user_id: 'noConsent', cashback: payback }],
    },
  },
  {
    title: 'A lead by way of nobody waits for consent',
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
    title: 'exactag is not told of a page inside the app',
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
