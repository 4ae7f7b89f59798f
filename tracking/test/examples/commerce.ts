import type { Example } from '../doubles/example.ts';
import {
  consent,
  given,
  page,
  item,
  classicItem,
  ga4Item,
  plain,
  step,
  order,
  orderRecord,
  bought,
  boughtRecord,
} from './commerce-given.ts';

/** E-commerce events. */
export const commerce: readonly Example[] = [
  {
    title: 'An order with every field, for the classic format',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'purchase', ...order, ecommerce: { ...bought, list_name: 'Cart', items: [item] } },
    ],
    out: {
      classic: [
        {
          event: 'EcommerceEventData',
          ecommerce_event: 'purchase',
          consent,
          ...orderRecord,
          ecommerce: { ...boughtRecord, list_name: 'Cart', items: [classicItem] },
        },
      ],
      warnings: ['EcommerceEventData has no number in gift_card_value.'],
    },
  },
  {
    title: 'The same order, for GA4',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'purchase_ga4', ...order, ecommerce: { ...bought, list_name: 'Cart', items: [item] } },
    ],
    out: {
      ga4: [
        {
          event: 'purchase',
          consent,
          ...orderRecord,
          ecommerce: { ...boughtRecord, item_list_name: 'Cart', items: [ga4Item] },
        },
      ],
      warnings: ['EcommerceEventData has no number in gift_card_value.'],
    },
  },
  plain('A product is viewed', 'view_item', 'view_item'),
  plain('A product is put into the cart', 'add_to_cart', 'add_to_cart'),
  plain('The cart is viewed', 'view_cart', 'view_cart'),
  plain('The checkout begins', 'begin_checkout', 'begin_checkout'),
  plain('A step of the checkout that has no name of its own', 'progress_checkout', 'checkout_progress'),
  plain('A step back in the checkout', 'reverse_checkout', 'reverse_checkout'),
  plain('A product is added to the wishlist', 'wishlist add', 'add_to_wishlist'),
  plain('A product is removed from the wishlist', 'Wishlist Remove', 'remove_from_wishlist'),
  plain('The wishlist is viewed', 'wishlist view', 'view_wishlist'),
  step(
    'The delivery step of the checkout, named by the event',
    { checkout_step: 'delivery', checkout_option: 'express' },
    { page_type: 'Checkout_Bezahlart' },
    {
      event: 'add_shipping_info',
      checkout_step: 'delivery',
      checkout_option: 'express',
      shipping_tier: 'express',
    },
  ),
  step(
    'The delivery step of the checkout, named by the page’s type',
    { checkout_step: '2' },
    { page_type: 'Checkout_Lieferadresse', shipping_method: 'parcel' },
    { event: 'add_shipping_info', checkout_step: '2', shipping_tier: 'parcel' },
  ),
  step(
    'The payment step of the checkout, named by the page’s stage',
    {},
    { checkout_stage: 'Payment', payment_type: 'invoice' },
    { event: 'add_payment_info', payment_type: 'invoice' },
  ),
  step(
    'The payment step of the checkout, named by the page’s type',
    {},
    { page_type: 'Checkout_Zahlart' },
    { event: 'add_payment_info' },
  ),
];
