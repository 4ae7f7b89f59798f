import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { tokens } from '../../design-system/src/tokens/tokens.gen.ts';
import { compare } from './baselines.mjs';
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

/** @param {string} color */
function ground(color) {
  const png = new PNG({ width: 4, height: 4 });
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let place = 0; place < 16; place += 1) png.data.set([...parts, 255], place * 4);
  return PNG.sync.write(png);
}

test('equal pictures differ in nothing', () => {
  expect(difference(picture(9, 9, [4]), picture(9, 9, [4]))).toBeUndefined();
});

test('a rounding that no eye can see is no difference', () => {
  expect(difference(picture(9, 9), picture(9, 9, [4], 254))).toBeUndefined();
});

/** Grounds that lie beside each other, and what they turn into: a banner that lost its ground has to be seen. */
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
])('%s are told apart', (_, one, other) => {
  expect(difference(ground(one), ground(other))?.pixels).toBe(16);
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

/**
 * Compares the pictures of two stories with white baselines.
 * @param {readonly Record<string, Buffer>[]} rounds what is photographed the first time, and when taken again
 */
async function compareRounds(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const story of ['one', 'two']) writeFileSync(join(folder, `${story}.xs.png`), picture(9, 9));
  const out = join(folder, 'out');
  /** @type {string[][]} */
  const taken = [];
  const found = await compare(
    { storybook: '', baselines: folder, modes: { xs: { viewport: 360 } }, out },
    new Map(Object.keys(rounds[0] ?? {}).map((story) => [story, ['xs']])),
    [],
    async (_, wanted, __, take) => {
      const round = rounds[taken.length] ?? {};
      taken.push(Array.from(wanted.keys()));
      for (const story of wanted.keys())
        await take({ story, mode: 'xs', picture: round[story] ?? Buffer.alloc(0) });
    },
  );
  return { ...found, taken, hasDifference: existsSync(join(out, 'one.xs.diff.png')) };
}

test('a picture that differs every time has changed, and only it is taken again', async () => {
  const wrong = { one: picture(9, 9, [4]), two: picture(9, 9) };
  const { changes, unsteady, taken, hasDifference } = await compareRounds([wrong, wrong]);
  expect(changes).toEqual([{ story: 'one', mode: 'xs', kind: 'changed', pixels: 1 }]);
  expect(unsteady).toEqual([]);
  expect(taken).toEqual([['one', 'two'], ['one']]);
  expect(hasDifference).toBe(true);
});

test('a picture that differs once is named, and is no change', async () => {
  const right = { one: picture(9, 9), two: picture(9, 9) };
  const { changes, unsteady } = await compareRounds([{ ...right, one: picture(9, 9, [4]) }, right]);
  expect(changes).toEqual([]);
  expect(unsteady).toEqual(['one at xs']);
});

test('a story without a picture is new', async () => {
  const { changes } = await compareRounds([{ three: picture(9, 9) }, { three: picture(9, 9) }]);
  expect(changes).toEqual([{ story: 'three', mode: 'xs', kind: 'new' }]);
});
