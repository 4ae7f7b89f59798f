/**
 * Prints the size and the budget of each entry of built packages. Fails if an entry exceeds its budget or has
 * none. The budgets are in build/size-budgets.json of each package.
 *
 * - `node scripts/package/weigh-packages.mjs design-system flows/form` prints.
 * - `node scripts/package/weigh-packages.mjs design-system flows/form --budgets` first gives every new entry a budget.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { completed, weigh } from './budgets.mjs';
import { entrySizes } from './entry-sizes.mjs';
import { homeUrl, manifestOf } from './packages.mjs';

/** Verdicts that fail the command. */
const failing = new Set(['over', 'no budget']);

const homes = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

// Excludes code for development from the size, even if the caller runs in development mode.
process.env.NODE_ENV = 'production';
const tables = [];
for (const home of homes.map(homeUrl)) tables.push(await weighPackage(home));

const rows = tables.flatMap((table) => table.rows);
const kB = (value) => (value === undefined ? '' : `${value.toFixed(2)} kB`).padStart(10);
const wide = Math.max(...rows.map(({ entry }) => entry.length)) + 2;
for (const table of tables) {
  console.log(
    `${table.name}, gzip without React\n${''.padEnd(wide)}${'size'.padStart(10)} ${'budget'.padStart(10)}`,
  );
  for (const { entry, size, budget, verdict } of table.rows) {
    const arrow = failing.has(verdict) ? '← ' : '';
    console.log(
      `${entry.padEnd(wide)}${kB(size)} ${kB(budget)}${verdict === 'ok' ? '' : ` ${arrow}${verdict}`}`,
    );
  }
}
if (rows.some(({ verdict }) => verdict === 'over')) process.exitCode = 1;
if (rows.some(({ verdict }) => verdict === 'no budget')) {
  console.error('An entry has no budget. To add one, run: npm run package -- --budgets');
  process.exitCode = 1;
}

async function weighPackage(home) {
  const { name, publishConfig } = manifestOf(home);
  const file = new URL('build/size-budgets.json', home);
  const sizes = await entrySizes(home, publishConfig.exports);
  if (process.argv.includes('--budgets')) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(completed(sizes, budgetsIn(file)), null, 2)}\n`);
  }
  return { name, rows: weigh(sizes, budgetsIn(file)) };
}

function budgetsIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
