import type { Example } from '../doubles/example.ts';
import { consent, given, page, cup } from './commerce-given.ts';

/** E-commerce events with faults, or with too many items. */
export const commerceFaults: readonly Example[] = [
  {
    title: 'Quantities and prices that are no numbers',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'view_cart', ecommerce: { items: [{ price: 'abc', quantity: 'abc' }, { quantity: 0 }, {}] } },
    ],
    out: {
      classic: [
        {
          event: 'EcommerceEventData',
          ecommerce_event: 'view_cart',
          consent,
          ecommerce: { items: [{ price: 0, quantity: 1 }, { quantity: 1 }, { quantity: 1 }] },
        },
      ],
      ga4: [
        {
          event: 'view_cart',
          consent,
          ecommerce: { items: [{ price: 0, quantity: 1 }, { quantity: 1 }, { quantity: 1 }] },
        },
      ],
      warnings: ['EcommerceEventData has no number in ecommerce.items.0.price, ecommerce.items.0.quantity.'],
    },
  },
  {
    title: 'Quickbuy and webshop style that are neither true nor false',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'view_item', ecommerce: { items: [{ item_id: '7', quickbuy: 'maybe', webshop_style: 2 }] } },
    ],
    out: {
      classic: [
        { event: 'EcommerceEventData', ecommerce_event: 'view_item', consent, ecommerce: { items: [cup] } },
      ],
      ga4: [{ event: 'view_item', consent, ecommerce: { items: [cup] } }],
      warnings: [
        'EcommerceEventData has no true or false in ecommerce.items.0.quickbuy, ecommerce.items.0.webshop_style.',
      ],
    },
  },
  {
    title: 'A null in an item',
    given,
    before: [page],
    in: ['EcommerceEventData', { event: 'view_item', ecommerce: { items: [{ item_id: null }] } }],
    out: {
      warnings: ['EcommerceEventData is invalid and not sent because of ecommerce.items.0.item_id.'],
    },
  },
  {
    title: 'An e-commerce event that does not exist',
    given,
    before: [page],
    in: ['EcommerceEventData', { event: 'refund' }],
    out: { warnings: ['EcommerceEventData is invalid and not sent because of event.'] },
  },
  {
    title: 'An e-commerce event for one channel only',
    given,
    before: [page],
    in: ['EcommerceEventData', { event: 'view_cart', scope: 'classic' }],
    out: {
      classic: [{ event: 'EcommerceEventData', ecommerce_event: 'view_cart', consent, ecommerce: {} }],
    },
  },
  {
    title: 'More items than GA4 accepts',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'view_cart', scope: 'ga4', ecommerce: { items: Array.from({ length: 201 }, () => cup) } },
    ],
    out: {
      ga4: [{ event: 'view_cart', consent, ecommerce: { items: Array.from({ length: 200 }, () => cup) } }],
      warnings: ['GA4 takes 200 items per event: view_cart goes without 1 of them.'],
    },
  },
];
