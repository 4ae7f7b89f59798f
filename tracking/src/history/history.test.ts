import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remember } from './history.ts';
import type { Interaction, ProductHistory } from './history.ts';

const play = (...steps: readonly (readonly [at: number, what: Omit<Interaction, 'product_id'>])[]) =>
  steps
    .reduce<ProductHistory>(
      (history, [at, what]) => remember(history, { product_id: 'p', ...what }, at),
      new Map(),
    )
    .get('p');

const list = { sf: 'list', sl1: 'coffee' };
const teaser = { sf: 'teaser' };

describe('A product', () => {
  test('is remembered from its first tile click on', () => {
    expect(play([1, { click: list }])).toEqual({ lit: 1, ics: list, lcs: list });
  });

  test('is not remembered by a view or an add-to-cart alone', () => {
    expect(play([1, { view: true }], [2, { cart: list }])).toBeUndefined();
  });

  test('keeps its first source, later clicks replace the last one', () => {
    expect(play([1, { click: list }], [2, { click: teaser }])).toEqual({ lit: 2, ics: list, lcs: teaser });
  });

  test('has its last view noted until it is put into a cart', () => {
    const seen = [
      [1, { click: list }],
      [2, { view: true }],
      [3, { view: true }],
    ] as const;
    expect(play(...seen)).toMatchObject({ lit: 3, liv: 3 });
    expect(play(...seen, [4, { cart: {} }], [5, { view: true }])).toMatchObject({ lit: 5, liv: 3 });
  });

  test('is put into a cart with the source of the last click', () => {
    expect(play([1, { click: list }], [2, { click: teaser }], [3, { cart: {} }])).toEqual({
      lit: 3,
      ics: list,
      lcs: teaser,
      iac: teaser,
    });
  });

  test('is put into a cart with the source that the item names itself', () => {
    expect(play([1, { click: list }], [2, { cart: { qs: true } }])).toMatchObject({ iac: { qs: true } });
  });

  test('is put into a cart once', () => {
    const steps = [
      [1, { click: list }],
      [2, { cart: {} }],
      [3, { click: teaser }],
      [4, { cart: teaser }],
    ] as const;
    expect(play(...steps)).toEqual({ lit: 4, ics: list, lcs: teaser, iac: list });
  });

  test('is put into a cart once even where its source is not known', () => {
    expect(play([1, { click: {} }], [2, { cart: {} }], [3, { cart: teaser }])).toMatchObject({ iac: {} });
  });
});

test('A hostile id is an id like any other', () => {
  const history = remember(new Map(), { product_id: '__proto__', click: list }, 1);
  expect([...history.keys()]).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('lit');
});

test('What another tab has noted later stays the last interaction', () => {
  expect(play([5, { click: list }], [3, { view: true }])).toMatchObject({ lit: 5, liv: 3 });
});

/** A second implementation of the rules of Tracking §4, from all interactions with one product. */
function lookBack(told: readonly { readonly what: Interaction; readonly at: number }[]) {
  const first = told.findIndex(({ what }) => what.click);
  const known = first < 0 ? [] : told.slice(first);
  if (known.length === 0) return undefined;
  const clicks = known.filter(({ what }) => what.click);
  const cart = known.findIndex(({ what }) => what.cart);
  const untilCart = cart < 0 ? known : known.slice(0, cart);
  const own = known[cart]?.what.cart ?? {};
  const liv = untilCart.findLast(({ what }) => what.view)?.at;
  return {
    lit: Math.max(...known.map(({ at }) => at)),
    ics: clicks[0]?.what.click,
    lcs: clicks.at(-1)?.what.click,
    ...(liv !== undefined && { liv }),
    ...(cart >= 0 && {
      iac: 'sf' in own ? own : untilCart.findLast(({ what }) => what.click)?.what.click,
    }),
  };
}

test('Whatever happens in whatever order, each product is remembered by the rules', () => {
  const id = fc.constantFrom('a', 'b', '__proto__', 'constructor');
  const source = fc.constantFrom({ sf: 'list' }, { sf: 'teaser' }, { sf: 'search' });
  const interaction: fc.Arbitrary<Interaction> = fc.oneof(
    fc.record({ product_id: id, click: source }),
    fc.record({ product_id: id, view: fc.constant(true as const) }),
    fc.record({ product_id: id, cart: fc.oneof(source, fc.constant({})) }),
  );
  fc.assert(
    fc.property(fc.array(interaction, { maxLength: 40 }), (interactions) => {
      const told = interactions.map((what, index) => ({ what, at: index + 1 }));
      let history: ProductHistory = new Map();
      for (const { what, at } of told) history = remember(history, what, at);
      for (const product of ['a', 'b', '__proto__', 'constructor']) {
        expect(history.get(product)).toEqual(
          lookBack(told.filter(({ what }) => what.product_id === product)),
        );
      }
    }),
    { numRuns: 500 },
  );
});
