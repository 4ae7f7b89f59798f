/**
 * `npm run models --prefix tests`: 10,000 random sequences of what shoppers, services and browsers do to each form, in Chromium: typing,
 * choosing, leaving a field, sending, answers of all kinds, a reload, coming back. Nothing may be lost, sent twice or refused
 * in silence. Takes hours; the tests try a few of each.
 *
 * `VITE_MODEL_RUNS` sets another number. `VITE_KEY_SEED` and `VITE_MODEL_PATH`, which a failure tells, let the same happen again;
 * `-t checkout` takes one form.
 */
import process from 'node:process';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  const env = { VITE_MODEL_RUNS: '10000', VITE_KEY_SEED: String(Date.now() % 2 ** 31), ...process.env };
  return (await tool('vitest', ['run', '--project', 'browser', 'tests/models', ...args], { env })).code;
}
