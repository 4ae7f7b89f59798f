/**
 * `npm run agreement --prefix tests`: checks that the page and the server judge 100,000 generated
 * registrations the same. It takes some minutes. The tests do the same with fewer.
 *
 * `AGREEMENT_RUNS` sets another number, `AGREEMENT_SEED` generates other registrations.
 */
import process from 'node:process';
import { requireChromium } from '../../tests/chromium/launch.mjs';
import { requireBuild } from '../../tests/support/require-build.mjs';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  requireBuild();
  await requireChromium();
  const env = { AGREEMENT_RUNS: '100000', ...process.env };
  const projects = ['--project', 'data', '--project', 'e2e'];
  return (await tool('vitest', ['run', ...projects, 'tests/agreement', ...args], { env })).code;
}
