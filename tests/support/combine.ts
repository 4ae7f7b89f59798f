import process from 'node:process';
import { pairwise, product } from './pairwise.ts';

function at<Value>(values: readonly Value[], row: readonly number[], parameter: number): Value {
  const [value] = values.slice(row[parameter]);
  if (value === undefined) throw new Error('A combination has a value for every parameter.');
  return value;
}

/**
 * Returns the values of a list that the tests try: all in `npm run test:all`, otherwise the named ones.
 * @param usual those that are unlike each other
 */
export const among = <Value>(all: readonly Value[], usual: readonly NoInfer<Value>[]): readonly Value[] =>
  process.env['TEST_COMBINATIONS'] === 'all' ? all : usual;

/**
 * Returns the combinations that the tests try: all in `npm run test:all`, otherwise the usual ones.
 * @param usual which ones. @default so many that any two values of any two parameters meet
 * @example
 * it.each(combine(flows, siteKeys, answers))('%s on %s, %s', …)
 */
export const combine = <One, Two, Three>(
  ones: readonly One[],
  twos: readonly Two[],
  threes: readonly Three[],
  usual = pairwise,
): (readonly [One, Two, Three])[] =>
  (process.env['TEST_COMBINATIONS'] === 'all' ? product : usual)([
    ones.length,
    twos.length,
    threes.length,
  ]).map((row) => [at(ones, row, 0), at(twos, row, 1), at(threes, row, 2)]);
