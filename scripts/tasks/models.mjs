/**
 * `npm run models --prefix tests`: runs 10,000 random sequences of events on each form in Chromium. Shoppers
 * type, choose, leave a field, submit, reload and come back. Services send responses of all kinds. The form
 * may not lose a value, submit twice or refuse without a message. It takes hours. The tests run a few
 * sequences of each form.
 *
 * `VITE_MODEL_RUNS` sets another number. `VITE_KEY_SEED` and `VITE_MODEL_PATH`, which a failure prints,
 * repeat a sequence. `-t checkout` selects one form.
 */
import process from 'node:process';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  const env = { VITE_MODEL_RUNS: '10000', VITE_KEY_SEED: String(Date.now() % 2 ** 31), ...process.env };
  return (await tool('vitest', ['run', '--project', 'browser', 'tests/models', ...args], { env })).code;
}
