/**
 * Prints what each entry of the built package weighs beside its budget, and fails above one or without one.
 *
 *   node design-system/build/size.mjs              prints
 *   node design-system/build/size.mjs --budgets    gives every new entry a budget first
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, weigh } from './lib/budgets.mjs';
import { entrySizes } from './lib/entry-sizes.mjs';

const home = new URL('../', import.meta.url);
const file = new URL('size-budgets.json', import.meta.url);
const { publishConfig } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));

// Code for development alone is not weighed, also where this runs under development.
process.env.NODE_ENV = 'production';
const sizes = await entrySizes(home, publishConfig.exports);
if (process.argv.includes('--budgets')) {
  writeFileSync(file, `${JSON.stringify(completed(sizes, readBudgets()), null, 2)}\n`);
}
const rows = weigh(sizes, readBudgets());

const kB = (value) => (value === undefined ? '' : `${value.toFixed(2)} kB`).padStart(10);
const wide = Math.max(...rows.map(({ entry }) => entry.length)) + 2;
console.log(`${'gzip, without React'.padEnd(wide)}${'size'.padStart(10)} ${'budget'.padStart(10)}`);
for (const { entry, size, budget, verdict } of rows) {
  console.log(`${entry.padEnd(wide)}${kB(size)} ${kB(budget)}${verdict === 'ok' ? '' : ` ← ${verdict}`}`);
}
if (rows.some(({ verdict }) => verdict === 'over')) process.exitCode = 1;
if (rows.some(({ verdict }) => verdict === 'no budget')) {
  console.error('An entry has no budget yet; give it one by: npm run package -- --budgets');
  process.exitCode = 1;
}

function readBudgets() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
