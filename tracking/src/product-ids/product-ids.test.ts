import { describe, expect, test } from 'vitest';
import type { HttpResponse } from '../browser/page-window.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { createHost } from '../../test/doubles/create-host.ts';
import { createFakeServices } from '../../test/doubles/fake-services.ts';
import type { Surroundings } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { settle } from '../../test/doubles/run-example.ts';
import { start } from './product-ids.ts';

const service = '/service/productdata/api/';
const one = `${service}new-product-id?old_product_id=`;
const several = `${service}new-product-ids?old_product_ids=`;

const id = (number: number) => String(100_000_000 + number);
const list = (...ids: readonly string[]): EventMessage => ({
  name: 'ItemListData',
  data: { items: ids.map((item_id) => ({ item_id, quantity: 1 })) },
});
const numbered = (count: number, start = 0) => Array.from({ length: count }, (_, index) => id(start + index));
const mapping = (...ids: readonly string[]) => ({
  mappings: ids.map((oldProductId) => ({ oldProductId, newProductId: `new-${oldProductId}` })),
});

function setUp(answers: Surroundings['answers'] = {}) {
  const { services, calls } = createFakeServices(answers && { answers });
  const waiting: { readonly url: string; readonly answer: () => void }[] = [];
  let hold = false;
  const page = createHost(
    { newProductIds: true },
    {},
    {
      fetch: (url, call) => {
        const answer = services.fetch(url, call);
        if (!hold) return answer;
        return new Promise<HttpResponse>((resolve) => waiting.push({ url, answer: () => resolve(answer) }));
      },
    },
  );
  const part = start(page.host);
  return {
    ...page,
    productIds: {
      prepare: (message: PageMessage | EventMessage) => part.prepare?.(message),
      complete: (event: EventMessage) => part.complete?.(event),
    },
    urls: () => calls.map(({ url }) => url),
    waiting,
    holdAnswers: () => {
      hold = true;
    },
  };
}

test('One id is asked for by itself, and the message waits for it', async () => {
  const page = setUp({ [one]: { body: { productId: 'new-1' } } });
  const message = list(id(1));
  expect(page.productIds.prepare(message)).toBe(false);
  await settle();
  expect(page.urls()).toEqual([one + id(1)]);
  expect(page.resumed()).toBe(1);
  expect(page.productIds.prepare(message)).toBe(true);
  expect(page.productIds.complete(message)).toEqual(list('new-1'));
  expect(page.printed).toEqual([]);
  expect(page.timers()).toBe(0);
});

test('Several ids are asked for at once, in order and each once', async () => {
  const page = setUp({ [several]: { body: mapping(id(2), id(1)) } });
  const message = list(id(2), id(1), id(2));
  page.productIds.prepare(message);
  await settle();
  expect(page.urls()).toEqual([`${several}${id(2)},${id(1)}`]);
  expect(page.productIds.complete(message)).toEqual(list(`new-${id(2)}`, `new-${id(1)}`, `new-${id(2)}`));
});

describe('Ids are found', () => {
  const ids = { item_id: id(1), product_id: id(2), source_product_id: id(3) };
  const renewed = {
    item_id: `new-${id(1)}`,
    product_id: `new-${id(2)}`,
    source_product_id: `new-${id(3)}`,
  };
  const { item_id: _old, ...source } = ids;
  const { item_id: _new, ...renewedSource } = renewed;

  test.each<[string, EventMessage, EventMessage]>([
    [
      'in the items of an e-commerce event',
      {
        name: 'EcommerceEventData',
        data: {
          event: 'purchase',
          ecommerce: { value: 5, items: [{ ...ids, item_name: id(4), td_order_number: id(5) }] },
        },
      },
      {
        name: 'EcommerceEventData',
        data: {
          event: 'purchase',
          ecommerce: { value: 5, items: [{ ...renewed, item_name: id(4), td_order_number: id(5) }] },
        },
      },
    ],
    [
      'in item lists',
      { name: 'ItemListData', data: { search_id: id(4), items: [ids] } },
      { name: 'ItemListData', data: { search_id: id(4), items: [renewed] } },
    ],
    [
      'in product sources',
      { name: 'ProductSourceEventData', data: { ...source, search_id: id(4) } },
      { name: 'ProductSourceEventData', data: { ...renewedSource, search_id: id(4) } },
    ],
  ])('%s', async (_where, message, expected) => {
    const page = setUp({ [several]: { body: mapping(id(1), id(2), id(3), id(4), id(5)) } });
    const before = structuredClone(message);
    expect(page.productIds.prepare(message)).toBe(false);
    await settle();
    expect(page.productIds.complete(message)).toEqual(expected);
    expect(message).toEqual(before);
  });

  test.each<[string, EventMessage]>([
    ['in custom events', { name: 'CustomEventData', data: { event_label: id(1) } }],
    ['in leads', { name: 'LeadData', data: { lead_id: id(1) } }],
    ['where there are no items', { name: 'EcommerceEventData', data: { ecommerce: {} } }],
    ['where there is no e-commerce', { name: 'EcommerceEventData', data: { event: 'view_cart' } }],
    ['in a list without items', { name: 'ItemListData', data: {} }],
  ])('nowhere %s', (_where, message) => {
    const { productIds, urls } = setUp();
    expect(productIds.prepare(message)).toBe(true);
    expect(productIds.complete(message)).toBe(message);
    expect(urls()).toEqual([]);
  });
});

test('A page has no ids', () => {
  const { productIds, urls } = setUp();
  expect(productIds.prepare({ name: 'InitialPageData', data: { page_name: id(1) } })).toBe(true);
  expect(urls()).toEqual([]);
});

test.each(['12345678', '1234567890', ' 123456789', '12345678x', '١٢٣٤٥٦٧٨٩', '__proto__', ''])(
  'What is not exactly 9 digits is no id: "%s"',
  (other) => {
    const { productIds, urls } = setUp();
    expect(productIds.prepare(list(other))).toBe(true);
    expect(productIds.complete(list(other))).toEqual(list(other));
    expect(urls()).toEqual([]);
  },
);

test.each([
  ['nothing is asked for unless the option is on', {}, [], id(1)],
  ['the event waits for the answer where it is', { newProductIds: true }, [one + id(1)], 'new-1'],
])('In a whole page %s', async (_title, options, urls, item_id) => {
  const page = openPage(
    { dataLayerOnly: false, customerData: false, productHistory: false, ...options },
    { answers: { [one]: { body: { productId: 'new-1' } } } },
  );
  page.post('InitialPageData', {});
  page.post('ItemListData', { items: [{ item_id: id(1) }] });
  const told = () => page.classic().slice(1);
  expect(told()).toHaveLength(1 - urls.length);
  await settle();
  expect(page.browser.calls.map(({ url }) => url)).toEqual(urls);
  expect(told()).toMatchObject([{ ecommerce: { items: [{ item_id }] } }]);
});

describe('Many ids', () => {
  test('go in batches of 24, a last one by itself', async () => {
    const page = setUp();
    page.productIds.prepare(list(...numbered(49)));
    await settle();
    expect(page.urls()).toEqual([
      several + numbered(24).join(','),
      several + numbered(24, 24).join(','),
      one + id(48),
    ]);
    expect(page.resumed()).toBe(1);
  });

  test('go in two calls at once, never three', async () => {
    const page = setUp();
    page.holdAnswers();
    const first = list(...numbered(72));
    page.productIds.prepare(first);
    await settle();
    expect(page.waiting).toHaveLength(2);
    // Asked about again, and another message with ids of its own: they stand in the same line.
    expect(page.productIds.prepare(first)).toBe(false);
    expect(page.productIds.prepare(list(id(100)))).toBe(false);
    await settle();
    expect(page.waiting).toHaveLength(2);
    page.waiting[1]?.answer();
    await settle();
    expect(page.waiting.map(({ url }) => url)).toEqual([
      several + numbered(24).join(','),
      several + numbered(24, 24).join(','),
      several + numbered(24, 48).join(','),
    ]);
    expect(page.resumed()).toBe(0);
    page.waiting[0]?.answer();
    await settle();
    expect(page.waiting.at(3)?.url).toBe(one + id(100));
    page.waiting[2]?.answer();
    page.waiting[3]?.answer();
    await settle();
    expect(page.resumed()).toBe(1);
    expect(page.productIds.prepare(first)).toBe(true);
  });
});

describe('What has been asked for', () => {
  test('is not asked for again as long as the page lives', async () => {
    const page = setUp({
      [several]: { body: mapping(id(1), id(2)) },
      [one]: { body: { productId: 'new-3' } },
    });
    page.productIds.prepare(list(id(1), id(2)));
    await settle();
    expect(page.productIds.prepare(list(id(2)))).toBe(true);
    expect(page.productIds.prepare(list(id(2), id(3), id(1)))).toBe(false);
    await settle();
    expect(page.urls().slice(1)).toEqual([one + id(3)]);
    expect(page.productIds.complete(list(id(3), id(1)))).toEqual(list('new-3', `new-${id(1)}`));
  });

  test('is forgotten once it is more than 1000 ids, but not while a message needs it', async () => {
    const page = setUp();
    const many = list(...numbered(1200));
    page.productIds.prepare(many);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(page.productIds.prepare(many)).toBe(true);
    const calls = page.urls().length;
    expect(calls).toBe(50);
    page.productIds.prepare(list(id(1), id(5000)));
    await settle();
    expect(page.urls().slice(calls)).toEqual([`${several}${id(1)},${id(5000)}`]);
    expect(page.productIds.prepare(list(id(2)))).toBe(false);
  });

  test('is not forgotten while anything is still asked for', async () => {
    const page = setUp();
    page.holdAnswers();
    const many = list(...numbered(1200));
    page.productIds.prepare(many);
    await settle();
    expect(page.productIds.prepare(many)).toBe(false);
    expect(page.productIds.prepare(list(id(5000)))).toBe(false);
    for (let turn = 0; turn < 60; turn += 1) {
      for (const { answer } of page.waiting) answer();
      await settle();
    }
    expect(page.urls()).toHaveLength(51);
    expect(page.resumed()).toBe(1);
  });
});

describe('An id keeps its old one', () => {
  test.each([
    ['one id is refused', [1], { status: 404 }, 'Fetching product id failed: status 404'],
    ['several are refused', [1, 2], { status: 500 }, 'Fetching product mapping failed: status 500'],
    [
      'the mapping is none',
      [1, 2],
      { body: { mappings: {} } },
      'Fetching product mapping failed: the answer has no mappings',
    ],
    [
      'the answer is empty',
      [1, 2],
      { body: null },
      'Fetching product mapping failed: the answer has no mappings',
    ],
  ])('when %s, which is logged and not asked again', async (_what, numbers, answer, failure) => {
    const page = setUp({ [service]: answer });
    const message = list(...numbers.map(id));
    page.productIds.prepare(message);
    await settle();
    expect(page.resumed()).toBe(1);
    expect(page.productIds.prepare(message)).toBe(true);
    expect(page.productIds.complete(message)).toEqual(message);
    expect(page.printed).toEqual([failure]);
    expect(page.urls()).toHaveLength(1);
  });

  test.each([
    ['one', [1], { productId: null }],
    ['several', [1, 2], { mappings: [] }],
    [
      'strange ones',
      [1, 2],
      { mappings: [null, 5, { oldProductId: id(1), newProductId: {} }, { newProductId: 'x' }] },
    ],
  ])('when there is no new one: %s', async (_what, numbers, body) => {
    const page = setUp({ [service]: { body } });
    const message = list(...numbers.map(id));
    page.productIds.prepare(message);
    await settle();
    expect(page.productIds.prepare(message)).toBe(true);
    expect(page.productIds.complete(message)).toEqual(message);
    expect(page.printed).toEqual([]);
  });

  test('when its batch fails, whatever becomes of the others', async () => {
    const page = setUp({
      [several + id(24)]: { status: 503 },
      [several]: { body: mapping(...numbered(48)) },
    });
    const message = list(...numbered(48));
    page.productIds.prepare(message);
    await settle();
    expect(page.productIds.prepare(message)).toBe(true);
    expect(page.productIds.complete(message)).toEqual(
      list(...numbered(24).map((old) => `new-${old}`), ...numbered(24, 24)),
    );
    expect(page.printed).toEqual(['Fetching product mapping failed: status 503']);
  });

  test('when there is no network, tried eleven times', async () => {
    const page = setUp({ [one]: 'no network' });
    const message = list(id(1));
    page.productIds.prepare(message);
    for (let turn = 0; turn < 10; turn += 1) {
      await settle();
      page.pass(100);
    }
    await settle();
    expect(page.urls()).toHaveLength(11);
    expect(page.productIds.prepare(message)).toBe(true);
    expect(page.printed).toEqual(['Fetching product id failed: Failed to fetch']);
  });

  test('when nothing comes in 3 seconds', async () => {
    const page = setUp();
    page.holdAnswers();
    const message = list(id(1));
    page.productIds.prepare(message);
    await settle();
    page.pass(3000);
    await settle();
    expect(page.productIds.prepare(message)).toBe(true);
    expect(page.printed).toEqual(['Fetching product id failed: timed out after 3000 ms']);
  });
});

test('While its new id is not there yet, a message that is sent all the same has the old one', async () => {
  const page = setUp({ [one]: { body: { productId: 'new-1' } } });
  const message = list(id(1));
  page.productIds.prepare(message);
  expect(page.productIds.complete(message)).toEqual(message);
  await settle();
});

test('After a stop nothing is asked for any more, logged or resumed', async () => {
  const page = setUp({ [several]: { body: mapping(...numbered(72)) } });
  page.holdAnswers();
  const message = list(...numbered(72));
  page.productIds.prepare(message);
  await settle();
  page.stop();
  for (const { answer } of page.waiting) answer();
  await settle();
  expect(page.urls()).toHaveLength(2);
  expect(page.productIds.complete(message)).toEqual(message);
  expect(page.resumed()).toBe(0);
  expect(page.printed).toEqual([]);
  expect(page.timers()).toBe(0);
});
