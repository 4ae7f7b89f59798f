// `npm run bench:postal --prefix tests`: measures how fast postal codes are read and suggested, how large they are, and how good the
// suggestions are (docs/decisions/0047-towns-as-people-write-them.md).
import { readFileSync, statSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { indexOf } from '../../../apps/services/src/core/postal/country-index.ts';
import { openPostal } from '../../../apps/services/src/core/postal/open-postal.ts';
import { unpack } from '../../../apps/services/src/core/postal/packed-file.ts';
import { readCities } from '../../../apps/services/src/core/postal/read-cities.ts';
import { qualityOf, rightShare } from '../../../apps/services/test-support/postal-quality.ts';
import { quantile } from '../support/figures.mjs';
import { measureStreets } from './streets.mjs';

const file = new URL('../../../apps/services/src/core/postal/data/postal-codes.br', import.meta.url);
const megabyte = 1024 ** 2;
const bounds = { suggest: { p95: 2, p99: 5 }, judge: { p95: 2, p99: 5 }, street: { p95: 20, p99: 50 } };

const signs = Array.from('abcdefghijklmnopqrstuvwxyzбвгд');
const digits = Array.from('0123456789');

/**
 * Returns queries of one sign in each country: for a town, for a code, and some for both. They have the most results to choose
 * from.
 */
const toSuggest = (countries) =>
  countries.flatMap((country) => [
    ...signs.map((city) => ({ country, city, activeField: 'city' })),
    ...digits.map((zipcode) => ({ country, zipcode, activeField: 'zipcode' })),
    ...digits.flatMap((zipcode) =>
      ['a', 's'].map((city) => ({ country, zipcode, city, activeField: 'city' })),
    ),
  ]);

/** Returns codes of each country with a town that none of them has, so that all of their towns are compared. */
async function toJudge(postal, countries) {
  const pairs = [];
  for (const country of countries) {
    for (const zipcode of digits) {
      const found = await postal.suggest({ country, zipcode, activeField: 'zipcode' }, 40);
      pairs.push(...found.map(({ zipcode }) => ({ country, zipcode, city: 'Nirgendwohausen' })));
    }
  }
  return pairs;
}

/** Returns the milliseconds of each call in the second round. The first round is a warm-up. */
async function measure(questions, ask) {
  let times = [];
  for (let round = 0; round < 2; round += 1) {
    times = [];
    for (const question of questions) {
      const begin = performance.now();
      await ask(question);
      times.push(performance.now() - begin);
    }
  }
  return times;
}

const largest = 30;

/** Prints how many questions were answered right, and examples of the others. */
function printQuality() {
  const countries = new Map(
    [...unpack(readFileSync(file))].map(([country, columns]) => [country, indexOf(columns)]),
  );
  const { byName, byCode, pairs } = qualityOf(countries, readCities(), largest);
  const rows = [
    ['first town by name', byName],
    ['first town by code', byCode],
    ['true pairs judged right', pairs],
  ];
  console.log(`\nThe ${largest} largest cities of each country:`);
  for (const [name, counted] of rows) {
    const { asked, wrong } = counted;
    const share = rightShare(counted).toFixed(2).padStart(8);
    console.log(`${name.padEnd(30)} ${share} %  ${wrong.length} of ${asked} wrong`);
    for (let at = 0; at < 5 && at < wrong.length; at += 1) {
      console.log(`    ${wrong[Math.floor((at * wrong.length) / Math.min(5, wrong.length))]}`);
    }
  }
}

/** @returns {Promise<number>} 0 if no figure exceeds its bound */
export async function run() {
  const rows = [];
  const row = (name, value, bound, unit) => rows.push({ name, value, bound, unit });
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const postal = openPostal({ log: ({ message }) => console.error(message) });

  delay.enable();
  const begin = performance.now();
  const countries = await postal.countries();
  row('load', performance.now() - begin, 500, 'ms');
  await setTimeout(50);
  delay.disable();
  // The monitor includes its own pause of a millisecond.
  row('longest block while loading', delay.max / 1e6 - 1, 20, 'ms');
  row('memory', (process.memoryUsage().rss - before) / megabyte, 150, 'MB');
  row('file', statSync(file).size / megabyte, 4, 'MB');
  row('file, unpacked', brotliDecompressSync(readFileSync(file)).length / megabyte, undefined, 'MB');

  const times = {
    suggest: await measure(toSuggest(countries), postal.suggest),
    judge: await measure(await toJudge(postal, countries), postal.matches),
  };
  const streets = await measureStreets();
  times.street = streets.times;
  row('generated streets', streets.count / 1e6, undefined, 'million');
  row('questions without an answer', streets.unanswered, 0, '');
  for (const [name, taken] of Object.entries(times)) {
    row(`${name} p50 of ${taken.length}`, quantile(taken, 0.5), undefined, 'ms');
    row(`${name} p95`, quantile(taken, 0.95), bounds[name].p95, 'ms');
    row(`${name} p99`, quantile(taken, 0.99), bounds[name].p99, 'ms');
  }
  await postal.close();

  for (const { name, value, bound, unit } of rows) {
    const limit = bound === undefined ? '' : `  at most ${bound} ${unit}${value > bound ? '  TOO MUCH' : ''}`;
    console.log(`${name.padEnd(30)} ${value.toFixed(2).padStart(8)} ${unit}${limit}`);
  }
  printQuality();
  const isWithin = rows.every(({ value, bound }) => bound === undefined || value <= bound);
  return countries.length > 0 && isWithin ? 0 : 1;
}
