import { median } from '../support/figures.mjs';
import { acts } from './acts.mjs';

/** Bounds of a first visit, as multiples of the same screen that React creates in the browser. */
const ratioBounds = { firstPaint: 0.5, largestPaint: 0.55, heap: 1.3 };

/** Bounds of a first visit alone. */
const bounds = { longTaskTime: 100, shift: 0 };

const names = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  heap: 'heap',
  longTaskTime: 'tasks > 50 ms',
  shift: 'layout shift',
};

const columns = ['first', 'largest', 'tasks > 50', 'of ms', 'shift', 'hydrated', 'heap in kB'];

/** Returns the medians of many loads, figure by figure. */
export const medians = (loads) =>
  Object.fromEntries(Object.keys(loads[0]).map((key) => [key, median(loads.map((load) => load[key]))]));

const ms = (value) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const row = (name, cells) => [name.padEnd(18), ...cells.map((cell) => String(cell).padStart(10))].join(' ');

/**
 * Prints the table of one route: milliseconds, and the ratios to the client-rendered page.
 * @param {string} path
 * @param {Record<string, import('./measure-load.mjs').Load>} pages medians by page
 */
export function printRoute(path, pages) {
  console.log(`\n${row(path.slice(-18), [...columns, 'first ÷', 'largest ÷', 'heap ÷'])}`);
  for (const [name, load] of Object.entries(pages)) {
    const times = [load.firstPaint, load.largestPaint].map(ms);
    const tasks = [load.longTasks, ms(load.longTaskTime), load.shift.toFixed(3), ms(load.hydrated)];
    const ratios = Object.keys(ratioBounds).map((key) =>
      (load[key] / pages['client-rendered'][key]).toFixed(2),
    );
    console.log(row(name, [...times, ...tasks, ms(load.heap), ...ratios]));
  }
}

/** Prints a figure beside its bound. Returns true if it does not exceed the bound. */
function isWithin(subject, name, figure, bound) {
  const within = figure <= bound;
  const digits = bound === 0 ? 4 : bound < 10 ? 2 : 0;
  console.log(
    `${subject.padEnd(52)} ${name.padEnd(14)} ${figure.toFixed(digits)} of ${bound}${within ? '' : ' OVER'}`,
  );
  return within;
}

/**
 * Prints each route's figures beside their bounds.
 * @param {Map<string, Record<string, import('./measure-load.mjs').Load>>} routes
 * @returns {boolean} true if none exceeds its bound
 */
export function printBounds(routes) {
  console.log('\nAs served, times and heap beside client-rendered:');
  const checks = [];
  for (const [path, { 'as served': served, 'client-rendered': client }] of routes) {
    for (const [key, bound] of Object.entries(ratioBounds)) {
      checks.push(isWithin(path, names[key], served[key] / client[key], bound));
    }
    for (const [key, bound] of Object.entries(bounds)) {
      checks.push(isWithin(path, names[key], served[key], bound));
    }
  }
  return checks.every(Boolean);
}

/**
 * Prints the CPU time of each act on the page's main thread, beside that of the page made by plain React.
 * @param {readonly { act: string, path: string, cpu: Record<string, readonly number[]> }[]} measured
 * @returns {boolean} true if none exceeds its bound
 */
export function printActs(measured) {
  console.log('\nCPU of an act, beside plain React:');
  const checks = measured.map(({ act, path, cpu }) => {
    const [served, plain] = [median(cpu['as served']), median(cpu['plain React'])];
    const subject = `${path}, ${served.toFixed(1)} and ${plain.toFixed(1)} ms`;
    return isWithin(subject, act, served / plain, acts[act].bound);
  });
  return checks.every(Boolean);
}

/**
 * Prints the memory that a flow keeps after it was mounted and removed.
 * @param {readonly number[]} grown kB of each round
 * @returns {boolean} true if it does not exceed the bound
 */
export function printGrowth(grown) {
  console.log('\nWhat stays of 50 sign-ups that came and went:');
  return isWithin('in kB', 'heap', median(grown), 100);
}
