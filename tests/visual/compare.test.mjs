import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { tokens } from '../../design-system/src/tokens/tokens.gen.ts';
import { compare } from './baselines.mjs';
import { difference, isMadeOf, toKeep } from './compare.mjs';
import { reviewPage } from './review-page.mjs';

/** @param {number} width @param {number} height @param {(place: number) => readonly number[]} colorAt red, green and blue */
function draw(width, height, colorAt) {
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, place) => [...colorAt(place), 255]).flat(),
  );
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/**
 * Returns a white picture with some black pixels.
 * @param {number} width
 * @param {number} height
 * @param {readonly number[]} [black] by their place
 * @param {number} [shade]
 */
const picture = (width, height, black = [], shade = 0) =>
  draw(width, height, (place) => Array(3).fill(black.includes(place) ? shade : 255));

/** @param {string} color */
const ground = (color) =>
  draw(4, 4, () => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)));

/**
 * Returns the difference of two pictures that are still being drawn.
 * @param {Promise<Buffer>} before
 * @param {Promise<Buffer>} after
 */
const found = async (before, after) => difference(await before, await after);

test('equal pictures have no difference', async () => {
  expect(await found(picture(9, 9, [4]), picture(9, 9, [4]))).toBeUndefined();
});

test('an invisible rounding is no difference', async () => {
  expect(await found(picture(9, 9), picture(9, 9, [4], 254))).toBeUndefined();
});

test('a stored picture has all its pixels, even those with invisible differences', async () => {
  const one = await picture(9, 9, [4, 5], 254);
  const [before, after] = await Promise.all(
    [one, await toKeep(one)].map((each) => sharp(each).ensureAlpha().raw().toBuffer()),
  );
  expect(after).toEqual(before);
});

test('a stored picture identifies the picture that it was made from', async () => {
  const one = await picture(9, 9, [4]);
  expect(await isMadeOf(await toKeep(one), one)).toBe(true);
  expect(await isMadeOf(await toKeep(one), await picture(9, 9, [5]))).toBe(false);
});

/**
 * Background colours that touch each other, and a colour that replaces each. The test must notice a banner
 * without its background.
 */
const { surface, danger, success, notice, control, border, action } = tokens;
test.each([
  ['page and card', surface.page, surface.card],
  ['page and panel', surface.page, surface.panel],
  ['error and card', danger.surface, surface.card],
  ['success and card', success.surface, surface.card],
  ['notice and card', notice.surface, surface.card],
  ['disabled and enabled', control.disabled.surface, control.surface],
  ['hairline and page', border.hairline, surface.page],
  ['button and button under the pointer', action.surface, action.hover.surface],
])('%s are different', async (_, one, other) => {
  expect((await found(ground(one), ground(other)))?.pixels).toBe(16);
});

test('each changed pixel counts, and is red in a separate picture', async () => {
  const seen = await found(picture(9, 9), picture(9, 9, [30, 31]));
  expect(seen?.pixels).toBe(2);
  const pixels = await sharp(seen?.picture).raw().toBuffer();
  expect(Array.from(pixels.subarray(120, 123))).toEqual([255, 0, 0]);
});

test('a pixel that only one picture has counts as well', async () => {
  expect((await found(picture(9, 9), picture(9, 12)))?.pixels).toBeGreaterThanOrEqual(27);
});

test('the page names the changes and links the pictures', () => {
  const page = reviewPage(
    [{ story: 'components-button--default', mode: 'xs', kind: 'changed', pixels: 7 }],
    3,
  );
  expect(page).toContain('1 of 3 pictures have changed');
  for (const part of ['before.webp', 'after.png', 'diff.png'])
    expect(page).toContain(`components-button--default.xs.${part}`);
});

test('the page says that nothing has changed', () => {
  expect(reviewPage([], 3)).toContain('Nothing has changed');
});

/**
 * Compares the pictures of two stories with white baselines.
 * @param {readonly Record<string, Promise<Buffer>>[]} rounds the pictures of the first time, and of each repetition
 */
async function compareRounds(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const white = await toKeep(await picture(9, 9));
  for (const story of ['one', 'two']) writeFileSync(join(folder, `${story}.xs.webp`), white);
  const out = join(folder, 'out');
  /** @type {string[][]} */
  const taken = [];
  const found = await compare(
    { storybook: '', baselines: folder, trees: join(folder, 'trees'), modes: { xs: { viewport: 360 } }, out },
    new Map(Object.keys(rounds[0] ?? {}).map((story) => [story, ['xs']])),
    [],
    async (_, wanted, __, take) => {
      const round = rounds[taken.length] ?? {};
      taken.push(Array.from(wanted.keys()));
      for (const story of wanted.keys())
        await take({
          story,
          mode: 'xs',
          picture: (await round[story]) ?? Buffer.alloc(0),
          isExpected: false,
        });
    },
  );
  return { ...found, taken, hasDifference: existsSync(join(out, 'one.xs.diff.png')) };
}

test('a picture that differs every time counts as changed, and only it is taken again', async () => {
  const wrong = { one: picture(9, 9, [4]), two: picture(9, 9) };
  const { changes, unsteady, taken, hasDifference } = await compareRounds([wrong, wrong]);
  expect(changes).toEqual([{ story: 'one', mode: 'xs', kind: 'changed', pixels: 1 }]);
  expect(unsteady).toEqual([]);
  expect(taken).toEqual([['one', 'two'], ['one']]);
  expect(hasDifference).toBe(true);
});

test('a picture that differs once is listed, and does not count as changed', async () => {
  const right = { one: picture(9, 9), two: picture(9, 9) };
  const { changes, unsteady } = await compareRounds([{ ...right, one: picture(9, 9, [4]) }, right]);
  expect(changes).toEqual([]);
  expect(unsteady).toEqual(['one at xs']);
});

test('a story without a picture is new', async () => {
  const { changes } = await compareRounds([{ three: picture(9, 9) }, { three: picture(9, 9) }]);
  expect(changes).toEqual([{ story: 'three', mode: 'xs', kind: 'new' }]);
});
