import type { Example, PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

const options = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  exactag: false,
  monitoring: false,
} as const;
const visit = 'cotcs=news|mail|spring';
const given = { cookies: `${consentCookie('C0003')}; ${visit}` };
const before: readonly PostedMessage[] = [['InitialPageData', { page_type: 'Content' }]];

/** Records of the product history: tile clicks, views and add-to-carts of products. */
export const history: readonly Example[] = [
  {
    title: 'A click on a tile, with all fields of its source',
    options,
    given,
    before,
    in: [
      'ProductSourceEventData',
      {
        product_id: '400112233',
        source_product_id: '400998877',
        source_level_1: 'coffee',
        source_level_2: 'beans',
        source_level_3: 'single origin',
        source_level_4: 'africa',
        source_level_5: 'ethiopia',
        click_feature: 'recommendation',
        webshop_style: true,
        quickbuy: false,
        search_id: 's-1',
        scope: 'history',
      },
    ],
    out: {
      history: [
        {
          product_id: '400112233',
          click: {
            spid: '400998877',
            sl1: 'coffee',
            sl2: 'beans',
            sl3: 'single origin',
            sl4: 'africa',
            sl5: 'ethiopia',
            sf: 'recommendation',
            ws: true,
            qs: false,
            sid: 's-1',
          },
        },
      ],
    },
  },
  {
    title: 'A click on a tile before any page',
    options,
    given,
    in: ['ProductSourceEventData', { product_id: '400112233', click_feature: 'search' }],
    out: { history: [{ product_id: '400112233', click: { sf: 'search' } }] },
  },
  {
    title: 'A click on a tile without a source',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { product_id: 400112233, click_feature: '' }],
    out: { history: [{ product_id: '400112233', click: {} }] },
  },
  {
    title: 'A click on a tile, with flags as texts',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { product_id: '400112233', webshop_style: 'false', quickbuy: 'true' }],
    out: { history: [{ product_id: '400112233', click: { ws: false, qs: true } }] },
  },
  {
    title: 'A click on a tile, with flags that are neither true nor false',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { product_id: '400112233', webshop_style: 'yes', quickbuy: 1 }],
    out: {
      history: [{ product_id: '400112233', click: {} }],
      warnings: ['ProductSourceEventData has no true or false in webshop_style, quickbuy.'],
    },
  },
  {
    title: 'A click on a tile that names no product',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { click_feature: 'teaser' }],
    out: {},
  },
  {
    title: 'A click on a tile with a null in it',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { product_id: '400112233', search_id: null }],
    out: { warnings: ['ProductSourceEventData is invalid and not sent because of search_id.'] },
  },
  {
    title: 'A click on a tile, with an inherited name of objects as the product’s id',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { product_id: '__proto__', source_product_id: 'constructor' }],
    out: { history: [{ product_id: '__proto__', click: { spid: 'constructor' } }] },
  },
  {
    title: 'A click on a tile that is meant for other channels',
    options,
    given,
    before,
    in: ['ProductSourceEventData', { product_id: '400112233', scope: ['ga4'] }],
    out: {},
  },
  {
    title: 'A click on a tile without consent to statistics',
    options,
    given: { cookies: `${consentCookie('C0004')}; ${visit}` },
    before,
    in: ['ProductSourceEventData', { product_id: '400112233' }],
    out: {},
  },
  {
    title: 'A click on a tile inside the app',
    options,
    given: { cookies: `${given.cookies}; app_context=1` },
    before,
    in: ['ProductSourceEventData', { product_id: '400112233' }],
    out: {},
  },
  {
    title: 'A click on a tile where the storage is full',
    options,
    given: { ...given, room: 10 },
    before,
    in: ['ProductSourceEventData', { product_id: '400112233' }],
    passes: 1,
    out: {
      history: [{ product_id: '400112233', click: {} }],
      warnings: ['Storage quota exceeded: the product history keeps its newest 0 entries.'],
    },
  },
  {
    title: 'A view of a product, for the history only',
    options,
    given,
    before,
    in: [
      'EcommerceEventData',
      { event: 'view_item', scope: 'history', ecommerce: { items: [{ product_id: '400112233' }] } },
    ],
    out: { history: [{ product_id: '400112233', view: true }] },
  },
  {
    title: 'A view of products with ids of items only, or without ids',
    options,
    given,
    before,
    in: [
      'EcommerceEventData',
      {
        event: 'view_item',
        scope: 'history',
        ecommerce: { items: [{ item_id: 101 }, { item_id: 102, product_id: '7' }, { item_name: 'Beans' }] },
      },
    ],
    out: {
      history: [
        { product_id: '101', view: true },
        { product_id: '7', view: true },
      ],
    },
  },
  {
    title: 'An add-to-cart, its item without a source: that of the last click is taken',
    options,
    given,
    before: [...before, ['ProductSourceEventData', { product_id: '400112233', click_feature: 'teaser' }]],
    in: [
      'EcommerceEventData',
      {
        event: 'add_to_cart',
        scope: 'history',
        ecommerce: { items: [{ product_id: '400112233', quantity: 2 }] },
      },
    ],
    out: { history: [{ product_id: '400112233', cart: {} }] },
  },
  {
    title: 'An add-to-cart, its item with a source of its own',
    options,
    given,
    before,
    in: [
      'EcommerceEventData',
      {
        event: 'add_to_cart',
        scope: 'history',
        ecommerce: {
          items: [
            {
              product_id: '400112233',
              source_product_id: '400998877',
              click_feature: 'quick view',
              webshop_style: 'true',
              quickbuy: true,
            },
          ],
        },
      },
    ],
    out: {
      history: [
        { product_id: '400112233', cart: { spid: '400998877', sf: 'quick view', ws: true, qs: true } },
      ],
    },
  },
  {
    title: 'An add-to-cart, with a flag of its item that is neither true nor false',
    options,
    given,
    before,
    in: [
      'EcommerceEventData',
      {
        event: 'add_to_cart',
        scope: 'history',
        ecommerce: { items: [{ product_id: '400112233', quickbuy: 'on' }] },
      },
    ],
    out: {
      history: [{ product_id: '400112233', cart: {} }],
      warnings: ['EcommerceEventData has no true or false in ecommerce.items.0.quickbuy.'],
    },
  },
  {
    title: 'A purchase is nothing for the history',
    options,
    given,
    before,
    in: [
      'EcommerceEventData',
      { event: 'purchase', scope: 'history', ecommerce: { items: [{ product_id: '400112233' }] } },
    ],
    out: {},
  },
];
