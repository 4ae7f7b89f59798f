import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference } from './compare.mjs';
import { reviewPage } from './review-page.mjs';

/**
 * A white picture with some black pixels.
 * @param {number} width
 * @param {number} height
 * @param {readonly number[]} black by their place
 * @param {number} [shade]
 */
function picture(width, height, black = [], shade = 0) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const place of black) png.data.fill(shade, place * 4, place * 4 + 3);
  return PNG.sync.write(png);
}

test('equal pictures differ in nothing', () => {
  expect(difference(picture(9, 9, [4]), picture(9, 9, [4]))).toBeUndefined();
});

test('a shade that no eye can see is no difference', () => {
  expect(difference(picture(9, 9), picture(9, 9, [4], 250))).toBeUndefined();
});

test('each pixel that changed counts, and is red in a picture of its own', () => {
  const found = difference(picture(9, 9), picture(9, 9, [30, 31]));
  expect(found?.pixels).toBe(2);
  expect(Array.from(PNG.sync.read(found?.picture ?? Buffer.alloc(0)).data.subarray(120, 123))).toEqual([
    255, 0, 0,
  ]);
});

test('what only one of them has counts as well', () => {
  expect(difference(picture(9, 9), picture(9, 12))?.pixels).toBeGreaterThanOrEqual(27);
});

test('the page names what changed and links the pictures', () => {
  const page = reviewPage(
    [{ story: 'components-button--default', mode: 'xs', kind: 'changed', pixels: 7 }],
    3,
  );
  expect(page).toContain('1 of 3 pictures have changed');
  for (const part of ['before', 'after', 'diff'])
    expect(page).toContain(`components-button--default.xs.${part}.png`);
});

test('the page says so when nothing changed', () => {
  expect(reviewPage([], 3)).toContain('Nothing has changed');
});
