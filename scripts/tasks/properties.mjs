/**
 * `npm run properties`: what must hold for any text, tried on far more texts than the tests do: the rules, the postal codes
 * of 33 countries and their corruptions, and what the server answers to malformed input. Takes some minutes.
 *
 * `PROPERTY_RUNS` and `FUZZ_RUNS` set other numbers.
 */
import process from 'node:process';
import { tool } from '../shared/tool.mjs';

const files = ['rules/properties', 'countries/countries', 'http/fuzz'];

/** @param {readonly string[]} args */
export async function run(args) {
  const env = { PROPERTY_RUNS: '100000', FUZZ_RUNS: '5000', ...process.env };
  return (
    await tool('vitest', ['run', '--project', 'unit', '--testTimeout', '600000', ...files, ...args], { env })
  ).code;
}
