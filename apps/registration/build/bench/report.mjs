/** The time a first visit may take beside the same screen made by React in the browser. */
const bounds = { firstPaint: 0.52, largestPaint: 0.55 };

const names = { firstPaint: 'first paint', largestPaint: 'largest paint' };

const columns = ['first', 'largest', 'tasks > 50', 'of ms', 'shift', 'hydrated'];

/** The middle of a list of numbers. */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The medians of many loads, figure by figure. */
export const medians = (loads) =>
  Object.fromEntries(Object.keys(loads[0]).map((key) => [key, median(loads.map((load) => load[key]))]));

const ms = (value) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const row = (name, cells) => [name.padEnd(18), ...cells.map((cell) => String(cell).padStart(10))].join(' ');

/**
 * Prints the table of one route: milliseconds, and beside them the ratio to the client-rendered page.
 * @param {string} path
 * @param {Record<string, import('./measure-load.mjs').Load>} pages medians by page
 */
export function printRoute(path, pages) {
  console.log(`\n${row(path.slice(-18), [...columns, 'first ÷', 'largest ÷'])}`);
  for (const [name, load] of Object.entries(pages)) {
    const times = [load.firstPaint, load.largestPaint].map(ms);
    const tasks = [load.longTasks, ms(load.longTaskTime), load.shift.toFixed(3), ms(load.hydrated)];
    const ratios = Object.keys(bounds).map((key) => (load[key] / pages['client-rendered'][key]).toFixed(2));
    console.log(row(name, [...times, ...tasks, ...ratios]));
  }
}

/**
 * Prints each route's ratios beside their bounds.
 * @param {Map<string, Record<string, import('./measure-load.mjs').Load>>} routes
 * @returns {boolean} whether all are within
 */
export function printBounds(routes) {
  console.log('\nAs served, beside client-rendered:');
  let within = true;
  for (const [path, pages] of routes) {
    for (const [key, bound] of Object.entries(bounds)) {
      const ratio = pages['as served'][key] / pages['client-rendered'][key];
      const over = !(ratio <= bound);
      if (over) within = false;
      console.log(
        `${path.padEnd(36)} ${names[key].padEnd(14)} ${ratio.toFixed(2)} of ${bound} ${over ? 'OVER' : ''}`,
      );
    }
  }
  return within;
}
