/** @typedef {readonly [name: string, bytes: number, budget?: number, ceiling?: number]} Row */

const kB = (/** @type {number} */ bytes) =>
  (Number.isFinite(bytes) ? `${(bytes / 1024).toFixed(2)} kB` : '–').padStart(10);

/**
 * Prints figures, each beside its budget.
 * @param {readonly Row[]} rows
 * @returns {number} how many are above what is allowed
 */
export function printRows(rows) {
  let over = 0;
  console.log(
    'gzip bytes, where nothing else is said'.padEnd(72),
    'size'.padStart(10),
    'budget'.padStart(10),
  );
  for (const [name, bytes, budget = Infinity, ceiling = budget] of rows) {
    const tooMuch = bytes > ceiling;
    if (tooMuch) over += 1;
    const above =
      bytes > budget ? `${kB(bytes - budget).trim()} above it, ${kB(ceiling).trim()} allowed` : '';
    console.log(name.padEnd(72), kB(bytes), budget === Infinity ? '' : kB(budget), tooMuch ? 'OVER' : above);
  }
  return over;
}
