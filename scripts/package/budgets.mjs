/**
 * Returns the budget of an entry that is measured for the first time: its size plus a tenth, rounded up to
 * 0.1 kB.
 * @param {number} bytes
 * @returns {number} kB of 1024 bytes
 */
export const budgetFor = (bytes) => Math.ceil(((bytes * 1.1) / 1024) * 10) / 10;

/**
 * A budget in kB. If an entry has outgrown its budget, `allowed` states by how much it may exceed it. A
 * decision in docs/ says why.
 * @typedef {number | { budget: number, allowed: number }} Budget
 */

/**
 * Compares sizes with their budgets.
 * @param {Map<string, number>} sizes entry to bytes
 * @param {Record<string, Budget>} budgets by entry
 * @returns {{entry: string, size: number, budget: number | undefined, verdict: string}[]} sizes in kB. The verdict is `ok`,
 *   `over`, `no budget`, or the excess over its budget if that is allowed
 */
export function weigh(sizes, budgets) {
  return [...sizes].map(([entry, bytes]) => {
    const set = Object.hasOwn(budgets, entry) ? budgets[entry] : undefined;
    const { budget, allowed } = typeof set === 'object' ? set : { budget: set, allowed: set };
    const size = bytes / 1024;
    if (budget === undefined || allowed === undefined) return { entry, size, budget, verdict: 'no budget' };
    const above = `${(size - budget).toFixed(2)} kB above it, ${allowed.toFixed(2)} kB allowed`;
    const verdict = size <= budget ? 'ok' : size <= allowed ? above : 'over';
    return { entry, size, budget, verdict };
  });
}

/**
 * Adds missing budgets and removes those of deleted entries. It never changes an existing budget.
 * @param {Map<string, number>} sizes
 * @param {Record<string, Budget>} budgets
 * @returns {Record<string, Budget>}
 */
export const completed = (sizes, budgets) =>
  Object.fromEntries([...sizes].map(([entry, bytes]) => [entry, budgets[entry] ?? budgetFor(bytes)]));
