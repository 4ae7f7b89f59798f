/**
 * `npm run properties --prefix tests`: runs the property-based tests with far more generated values than `npm
 * test` does. It takes half an hour.
 *
 * - The rules, the postal codes of 33 countries and corrupted copies of them, and the server's responses to
 *   malformed input.
 * - In Chromium: 10,000 random key sequences in a birth date and 10,000 in an IBAN.
 * - In Chromium: 50 random sets of values in the form of each flow, site and variant. Every refusal must show
 *   a message.
 * - A million orders of page messages.
 *
 * `PROPERTY_RUNS`, `FUZZ_RUNS`, `ORDER_RUNS`, `VITE_KEY_SEQUENCES` and `VITE_FORM_VALUES` set other numbers.
 * `VITE_KEY_SEED`, which a failure prints, repeats the same keys.
 */
import process from 'node:process';
import { tool } from '../shared/tool.mjs';

const texts = [
  'rules/properties',
  'contract/kept-values',
  'countries/countries',
  'server/fuzz',
  'tracking/src/install/orders',
];
const keys = ['birth-date-field/keys', 'iban-field/keys', 'form/refusals'];

/** @param {readonly string[]} args */
export async function run(args) {
  const many = {
    PROPERTY_RUNS: '100000',
    FUZZ_RUNS: '5000',
    ORDER_RUNS: '1000000',
    VITE_KEY_SEQUENCES: '10000',
    VITE_FORM_VALUES: '50',
  };
  const env = { ...many, ...process.env };
  const of = ['--project', 'unit', '--project', 'browser', '--testTimeout', '600000'];
  return (await tool('vitest', ['run', ...of, ...texts, ...keys, ...args], { env })).code;
}
