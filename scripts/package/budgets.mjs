/**
 * What an entry may weigh from the day it is first measured: a tenth more, rounded up to 0.1 kB.
 * @param {number} bytes
 * @returns {number} kB of 1024 bytes
 */
export const budgetFor = (bytes) => Math.ceil(((bytes * 1.1) / 1024) * 10) / 10;

/**
 * Sets sizes beside their budgets.
 *
 * @param {Map<string, number>} sizes entry to bytes
 * @param {Record<string, number>} budgets entry to kB
 * @returns {{entry: string, size: number, budget: number | undefined, verdict: 'ok' | 'over' | 'no budget'}[]} sizes in kB
 */
export function weigh(sizes, budgets) {
  return [...sizes].map(([entry, bytes]) => {
    const budget = Object.hasOwn(budgets, entry) ? budgets[entry] : undefined;
    const size = bytes / 1024;
    const verdict = budget === undefined ? 'no budget' : size > budget ? 'over' : 'ok';
    return { entry, size, budget, verdict };
  });
}

/**
 * Budgets with the missing ones added and those of vanished entries left out; one that is there never changes by itself.
 * @param {Map<string, number>} sizes
 * @param {Record<string, number>} budgets
 * @returns {Record<string, number>}
 */
export const completed = (sizes, budgets) =>
  Object.fromEntries([...sizes].map(([entry, bytes]) => [entry, budgets[entry] ?? budgetFor(bytes)]));
