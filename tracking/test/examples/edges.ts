import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

const consent = 'C0001,C0003';
const given = { cookies: consentCookie('C0001', 'C0003') };
const before = [['InitialPageData', { page_type: 'Content' }]] as const;
const bought = { transaction_id: 'o-1', value: 9.95, currency: 'EUR' };
const order = (event: string, ecommerce: object = bought) =>
  ['EcommerceEventData', { event, ecommerce }] as const;
const classicOrder = {
  event: 'EcommerceEventData',
  ecommerce_event: 'purchase',
  ecommerce: bought,
  consent,
};

/** Messages that are sent once, or not at all. */
export const edges: readonly Example[] = [
  {
    title: 'An order that is posted twice is sent once',
    given,
    before,
    in: order('purchase'),
    repeats: 2,
    out: { classic: [classicOrder] },
  },
  {
    title: 'An order is sent for GA4, although the classic format has it',
    given,
    before: [...before, order('purchase')],
    in: order('purchase_ga4'),
    out: { ga4: [{ event: 'purchase', ecommerce: { ...bought, items: [] }, consent }] },
  },
  {
    title: 'An order without an id is sent each time',
    given,
    before,
    in: order('purchase', { value: 5 }),
    repeats: 2,
    out: {
      classic: [
        { ...classicOrder, ecommerce: { value: 5 } },
        { ...classicOrder, ecommerce: { value: 5 } },
      ],
    },
  },
  {
    title: 'An order that was sent before the page was reloaded',
    given: { ...given, stored: { cotOrders: JSON.stringify(['o-1\nclassic purchase']) } },
    before,
    in: order('purchase'),
    out: {},
  },
  {
    title: 'E-mail addresses in free texts reach no channel, ids do',
    given,
    before,
    in: [
      'CustomEventData',
      {
        event_category: 'button',
        event_action: 'click',
        event_label: 'write to ada@crema.example now',
        click_target: '/account/ada%40crema.example',
        cs_order_id: 'ada@1',
      },
    ],
    out: {
      classic: [
        {
          event: 'CustomEventData',
          event_category: 'button',
          event_action: 'click',
          event_label: 'write to (e-mail) now',
          click_target: '(e-mail)',
          cs_order_id: 'ada@1',
          consent,
        },
      ],
      ga4: [
        {
          event: 'button_click',
          subject: 'write to (e-mail) now',
          click_target: '(e-mail)',
          cs_order_id: 'ada@1',
          consent,
        },
      ],
    },
  },
  {
    title: 'An empty scope means no channel',
    given,
    before,
    in: ['LeadData', { lead_id: 'newsletter', scope: [] }],
    out: {},
  },
  {
    title: 'A page of an unknown type is sent, with a warning',
    given,
    in: ['InitialPageData', { page_type: 'Sale', scope: 'ga4' }],
    out: {
      ga4: [{ event: 'page_view', page_type: 'sale', page_path: '/', site: 'de', locale: 'de-DE', consent }],
      warnings: ['No page is of type sale.'],
    },
  },
];
