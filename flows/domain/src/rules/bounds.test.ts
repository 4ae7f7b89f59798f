import { expect, test } from 'vitest';
import { judgeLength, judgeRange } from './bounds.ts';

test.each([
  ['ab', { min: 3 }, 'townMinLength'],
  ['abc', { min: 3, max: 3 }, undefined],
  ['abcd', { max: 3 }, 'townMaxLength'],
  ['abc', { length: 4 }, 'townLength'],
  ['abcd', { length: 4 }, undefined],
  ['', {}, undefined],
  ['☕☕', { max: 2 }, undefined],
  ['👋', { max: 1 }, 'townMaxLength'],
])('the length of %j within %j, in UTF-16 units → %s', (value, bounds, key) =>
  expect(judgeLength('town', value, bounds)).toBe(key),
);

test.each([
  [3, { min: 3, max: 5 }, undefined],
  [5, { min: 3, max: 5 }, undefined],
  [2.9, { min: 3 }, 'amountMin'],
  [5.1, { max: 5 }, 'amountMax'],
  [1e9, { min: 3 }, undefined],
  [-1e9, { max: 5 }, undefined],
  [Number.NaN, { max: 5 }, 'amountMin'],
])('the number %d within %j → %s', (value, bounds, key) =>
  expect(judgeRange('amount', value, bounds)).toBe(key),
);
