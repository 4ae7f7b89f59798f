/**
 * `npm run properties --prefix tests`: what must hold for any text, tried on far more texts than the tests do: the rules, the postal codes
 * of 33 countries and their corruptions, and what the server answers to malformed input. And what must hold whatever keys
 * are pressed, in Chromium: 10,000 random sequences in a birth date and 10,000 in an IBAN; whatever is entered in a form, 50 of
 * each flow, site and variant: no refusal is silent; and in whatever order page
 * messages come: a million orders. Takes half an hour.
 *
 * `PROPERTY_RUNS`, `FUZZ_RUNS`, `ORDER_RUNS`, `VITE_KEY_SEQUENCES` and `VITE_FORM_VALUES` set other numbers. `VITE_KEY_SEED`, which a failure tells, presses
 * the same keys again.
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
