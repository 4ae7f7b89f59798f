import type { InstallOptions } from '../../src/api/options.ts';
import type { Example, PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

const options: InstallOptions = {
  dataLayerOnly: false,
  customerData: false,
  exactag: false,
  monitoring: false,
  productHistory: false,
  newProductIds: true,
};

// A token that can be read, and an attribution: what is missing of them is not the subject here.
const cookies = `${consentCookie('C0003')}; crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring`;
const service = '/service/productdata/api/';
const one = `${service}new-product-id?old_product_id=100000001`;
const several = `${service}new-product-ids?old_product_ids=100000001,100000002`;
const both = {
  mappings: [
    { oldProductId: '100000001', newProductId: 'new-1' },
    { oldProductId: '100000002', newProductId: 'new-2' },
  ],
};

const before: readonly PostedMessage[] = [['InitialPageData', { page_type: 'Content' }]];
const view = (...items: readonly object[]): PostedMessage => [
  'EcommerceEventData',
  { event: 'view_item', ecommerce: { items } },
];

/** Records of a product view in both formats of the data layer. */
const viewed = (...items: readonly object[]) => {
  const ecommerce = { items: items.map((item) => Object.assign({ quantity: 1 }, item)) };
  return {
    classic: [{ event: 'EcommerceEventData', ecommerce_event: 'view_item', consent: 'C0003', ecommerce }],
    ga4: [{ event: 'view_item', consent: 'C0003', ecommerce }],
  };
};

/** How old product ids become new ones. */
export const productIds: readonly Example[] = [
  {
    title: 'An item gets its new product id',
    options,
    given: { cookies, answers: { [one]: { body: { productId: 'new-1' } } } },
    before,
    in: view({ item_id: '100000001' }),
    out: viewed({ item_id: 'new-1' }),
  },
  {
    title: 'Items of one event get their new product ids together',
    options,
    given: { cookies, answers: { [several]: { body: both } } },
    before,
    in: view({ item_id: 100000001 }, { item_id: '100000002' }, { item_id: '100000001' }),
    out: viewed({ item_id: 'new-1' }, { item_id: 'new-2' }, { item_id: 'new-1' }),
  },
  {
    title: 'An id that does not have exactly 9 digits is not requested',
    options,
    given: { cookies, answers: { [service]: { body: { productId: 'wrong' } } } },
    before,
    in: view({ item_id: '10000000' }, { item_id: '1000000010' }, { item_id: '10000000x' }),
    out: viewed({ item_id: '10000000' }, { item_id: '1000000010' }, { item_id: '10000000x' }),
  },
  {
    title: 'An id without a new one does not change',
    options,
    given: { cookies, answers: { [several]: { body: { mappings: both.mappings.slice(1) } } } },
    before,
    in: view({ item_id: '100000001' }, { item_id: '100000002' }),
    out: viewed({ item_id: '100000001' }, { item_id: 'new-2' }),
  },
  {
    title: 'An id does not change if the request fails',
    options,
    given: { cookies, answers: { [one]: { status: 500 } } },
    before,
    in: view({ item_id: '100000001' }),
    out: {
      ...viewed({ item_id: '100000001' }),
      warnings: ['Fetching product id failed: status 500'],
    },
  },
  {
    title: 'No id changes if the request for several fails',
    options,
    given: { cookies, answers: { [several]: { status: 503 } } },
    before,
    in: view({ item_id: '100000001' }, { item_id: '100000002' }),
    out: {
      ...viewed({ item_id: '100000001' }, { item_id: '100000002' }),
      warnings: ['Fetching product mapping failed: status 503'],
    },
  },
  {
    title: 'An id is requested once',
    options,
    given: { cookies, answers: { [several]: { body: both } } },
    before: [...before, view({ item_id: '100000001' }, { item_id: '100000002' })],
    in: view({ item_id: '100000002' }),
    out: viewed({ item_id: 'new-2' }),
  },
  {
    title: 'Entries of an item list get their new product ids',
    options,
    given: { cookies, answers: { [several]: { body: both } } },
    before,
    in: ['ItemListData', { items: [{ item_id: '100000001' }, { item_id: '100000002' }] }],
    out: {
      classic: [
        {
          event: 'ItemListData',
          consent: 'C0003',
          ecommerce: {
            items: [
              { item_id: 'new-1', quantity: 1, position: 1 },
              { item_id: 'new-2', quantity: 1, position: 2 },
            ],
          },
        },
      ],
      ga4: [
        {
          event: 'view_item_list',
          consent: 'C0003',
          ecommerce: {
            items: [
              { item_id: 'new-1', quantity: 1, index: 1 },
              { item_id: 'new-2', quantity: 1, index: 2 },
            ],
          },
        },
      ],
    },
  },
  {
    title: 'The ids of an item’s product and source product become new, too',
    options,
    given: { cookies, answers: { [several]: { body: both } } },
    before,
    in: view({ item_id: 'a', product_id: '100000001', source_product_id: '100000002' }),
    out: viewed({ item_id: 'a', product_id: 'new-1', source_product_id: 'new-2' }),
  },
  {
    title: 'Ids do not change without the option',
    options: { ...options, newProductIds: false },
    given: { cookies, answers: { [one]: { body: { productId: 'new-1' } } } },
    before,
    in: view({ item_id: '100000001' }),
    out: viewed({ item_id: '100000001' }),
  },
];
