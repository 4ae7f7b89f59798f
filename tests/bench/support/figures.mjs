/** Figures of measurements. Browsers run this file, too. */

/**
 * Returns the value below which a share of the numbers lies.
 * @param {readonly number[]} numbers in any order
 * @param {number} share from 0 to 1, such as 0.99
 * @returns {number} 0 if there are no numbers
 */
export const quantile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? 0;

/**
 * Returns the number in the middle. Of an even count it returns the higher one of the two.
 * @param {readonly number[]} numbers
 */
export const median = (numbers) => quantile(numbers, 0.5);
