/**
 * `npm run screen-reader --prefix tests`: lets the screen reader Orca read the built product in Firefox, and compares its words
 * with the transcripts in `transcripts/`. Needs a build and Debian packages that a sentence names if they are missing.
 *
 * - `--scenario card` plays only the scenarios with that word in their name. It may be given several times.
 * - `--site TR` opens the pages of another site and prints what is heard, without a comparison.
 * - `--update` writes the transcripts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteKey } from '../../flows/domain/src/index.ts';
import { exitWith, sentence } from '../../scripts/shared/sentence.mjs';
import { startProduct } from '../e2e/support/start-product.ts';
import { requireBuild } from '../support/require-build.mjs';
import { faultsOf } from './checks.mjs';
import { findScreenReader } from './installed.mjs';
import { knownFaults } from './known-faults.mjs';
import { play } from './scenario.mjs';
import { scenarios } from './scenarios/index.mjs';
import { openSession } from './session.mjs';

const folder = join(import.meta.dirname, 'transcripts/DE');

/** @param {string} file */
const readIfThere = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the first line that differs. @param {string} expected @param {string} heard */
function difference(expected, heard) {
  const [old, now] = [expected.split('\n'), heard.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  return at < 0 && old.length === now.length
    ? []
    : [`line ${at + 1} of the transcript: expected “${old[at]?.trim()}”, heard “${now[at]?.trim()}”.`];
}

await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', multiple: true, default: [''] },
      site: { type: 'string', default: 'DE' },
      update: { type: 'boolean', default: false },
    },
  });
  const { site, update } = values;
  if (!isSiteKey(site)) throw sentence(`There is no site ${site}.`);
  const chosen = scenarios.filter(({ name }) => values.scenario.some((part) => name.includes(part)));
  if (chosen.length === 0) throw sentence(`No scenario has ${values.scenario.join(' or ')} in its name.`);
  const files = findScreenReader();
  if ('missing' in files) throw sentence(files.missing);
  requireBuild();
  await using opened = new AsyncDisposableStack();
  const product = await startProduct();
  opened.defer(product.remove);
  const session = await openSession(files, 'de');
  opened.defer(session.close);
  let wrong = 0;
  for (const scenario of chosen) {
    const began = performance.now();
    const { transcript, faults: ofOrder } = await play(session, product.url, site, scenario).catch(
      (error) => ({ transcript: '', faults: [String(error)] }),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${scenario.name} (${seconds} s)`);
    if (site !== 'DE') {
      console.log(transcript);
      continue;
    }
    const file = join(folder, `${scenario.name}.txt`);
    const known = knownFaults[scenario.name] ?? [];
    const found = [...ofOrder, ...faultsOf(transcript, scenario.once)];
    const faults = [
      ...found.filter((fault) => !known.includes(fault)),
      ...known.filter((fault) => !found.includes(fault)).map((fault) => `No longer a fault: ${fault}`),
      ...(update ? [] : difference(readIfThere(file), transcript)),
    ];
    if (update) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, transcript);
    }
    wrong += faults.length;
    for (const fault of faults) console.log(`  ${fault}`);
  }
  console.log(`${chosen.length} scenarios, ${wrong} faults.`);
  return wrong > 0 ? 1 : 0;
});
