import type { Example, PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

const consent = 'C0001,C0003';
const given = { cookies: consentCookie('C0001', 'C0003'), path: '/coffee' };
const page: PostedMessage = ['InitialPageData', { page_type: 'Category', number_of_product_results: 3 }];
const cups = ['a', 'b'].map((item_id) => ({ item_id, list_name: 'Cups', quantity: 1 }));

/** A list, the positions of its items, and what else is said of it. */
function list(
  title: string,
  data: Record<string, unknown>,
  first: number,
  said: Record<string, unknown>,
): Example {
  return {
    title,
    given,
    before: [page],
    in: ['ItemListData', { ...data, items: cups }],
    out: {
      classic: [
        {
          event: 'ItemListData',
          consent,
          ...said,
          ecommerce: { items: cups.map((cup, index) => Object.assign({ position: first + index }, cup)) },
        },
      ],
      ga4: [
        {
          event: 'view_item_list',
          consent,
          ...said,
          ecommerce: {
            item_list_name: 'Cups',
            items: cups.map(({ item_id }, index) => ({
              item_id,
              quantity: 1,
              item_list_name: 'Cups',
              index: first + index,
            })),
          },
        },
      ],
    },
  };
}

/** Item lists and leads. */
export const listsAndLeads: readonly Example[] = [
  list(
    'The third page of a list, with all fields',
    {
      search_id: 's-1',
      list_page_number: '3',
      max_items_per_page: 24,
      fallback_search_result: false,
      emitter: 'search',
      cot_client_version: '5.3.0',
    },
    49,
    {
      search_id: 's-1',
      list_page_number: 3,
      max_items_per_page: 24,
      fallback_search_result: 'false',
      emitter: 'search',
      cot_client_version: '5.3.0',
    },
  ),
  list('A list without its page number', {}, 1, {}),
  list('A page of a list without its maximum length', { list_page_number: 2 }, 3, {
    list_page_number: 2,
  }),
  {
    title: 'A list without items',
    given,
    before: [page],
    in: ['ItemListData', {}],
    out: {
      classic: [{ event: 'ItemListData', consent, ecommerce: {} }],
      ga4: [{ event: 'view_item_list', consent, ecommerce: { items: [] } }],
    },
  },
  {
    title: 'A list that is too long for GA4 is sent in parts, each with the index of its items',
    given,
    before: [page],
    in: [
      'ItemListData',
      { scope: 'ga4', items: Array.from({ length: 201 }, (_, index) => ({ item_id: index })) },
    ],
    out: {
      ga4: [0, 200].map((start) => ({
        event: 'view_item_list',
        consent,
        ecommerce: {
          items: Array.from({ length: start === 0 ? 200 : 1 }, (_, index) => ({
            item_id: String(start + index),
            quantity: 1,
            index: 1 + start + index,
          })),
        },
      })),
    },
  },
  {
    title: 'A lead',
    given,
    before: [page],
    in: ['LeadData', { lead_id: 'newsletter-1', lead_value: '2.5', exactag_level: 'lead' }],
    out: {
      classic: [{ event: 'LeadData', lead_id: 'newsletter-1', lead_value: 2.5, consent }],
      ga4: [{ event: 'generate_lead', lead_id: 'newsletter-1', value: 2.5, consent }],
    },
  },
  {
    title: 'A lead for GA4 only',
    given,
    before: [page],
    in: ['LeadData', { lead_id: 'l-2', scope: ['GA4'] }],
    out: { ga4: [{ event: 'generate_lead', lead_id: 'l-2', consent }] },
  },
  {
    title: 'A lead before its page',
    given,
    before: [['LeadData', { lead_id: 'early' }]],
    in: ['InitialPageData', { page_name: 'Newsletter' }],
    out: {
      classic: [
        {
          event: 'InitialPageData',
          site: 'de',
          locale: 'de-DE',
          page_path: '/coffee',
          consent,
          page_name: 'Newsletter',
        },
        { event: 'LeadData', lead_id: 'early', consent },
      ],
      ga4: [
        {
          event: 'page_view',
          site: 'de',
          locale: 'de-DE',
          page_path: '/coffee',
          consent,
          page_name: 'Newsletter',
        },
        { event: 'generate_lead', lead_id: 'early', consent },
      ],
    },
  },
];
