import { describe, expect, test } from 'vitest';
import { loadProductIds, readProductIds, sampleFile } from './product-ids.ts';

test.each([
  ['with a heading', 'old_product_id,new_product_id\n100000001,2-a\n'],
  ['without one', '100000001,2-a'],
  ['as a spreadsheet writes it', '\uFEFFold_product_id,new_product_id\r\n100000001,2-a\r\n'],
  ['with the same line twice', '100000001,2-a\n100000001,2-a\n'],
])('a table is read %s', (_, text) => {
  expect(readProductIds(text)).toEqual(new Map([['100000001', '2-a']]));
});

describe('a table is refused, with the line that is wrong,', () => {
  const shape = 'is not an old id of nine digits, a comma and a new id';
  test.each([
    ['of eight digits', '10000000,2', `line 1 ${shape}`],
    ['of other digits', '100000001,2\n١٢٣٤٥٦٧٨٩,2', `line 2 ${shape}`],
    ['without a new id', '100000001,', `line 1 ${shape}`],
    ['with a third column', '100000001,2,3', `line 1 ${shape}`],
    ['with an empty line', '100000001,2\n\n100000002,3', `line 2 ${shape}`],
    ['with a heading further down', '100000001,2\nold_product_id,new_product_id', `line 2 ${shape}`],
    ['with markup', '100000001,<b>', `line 1 ${shape}`],
    ['with two new ids', '100000001,2\n100000001,3', 'line 2 has another new id of 100000001'],
  ])('%s', (_, text, wrong) => {
    expect(readProductIds(text)).toBe(wrong);
  });
});

test('the sample is a table, and without a file there are no ids', async () => {
  expect((await loadProductIds(sampleFile)).get('100000001')).toBe('2000000001');
  expect((await loadProductIds(undefined)).size).toBe(0);
});

test('a file that is not there is named', async () => {
  await expect(loadProductIds('/nowhere/ids.csv')).rejects.toThrow(
    'The product ids of /nowhere/ids.csv cannot be used: it cannot be read. PRODUCT_IDS_FILE names it.',
  );
});
