/**
 * `npm run screen-reader --prefix tests`: lets the screen reader Orca read the built product in Firefox, and compares its words
 * with those in `transcripts/`: the German ones as a whole, and for every other site what differs from them. Needs a build and
 * Debian packages that a sentence names if they are missing.
 *
 * - `--scenario card` plays only the scenarios with that word in their name. It may be given several times.
 * - `--site TR` plays only that site. It may be given several times.
 * - `--at-once 2` plays so many sites at once, each with its own Orca, browser and product.
 * - `--update` writes the transcripts.
 *
 * What is heard, in the language of the site, is in `node_modules/.cache/screen-reader/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteKey, siteKeys } from '../../flows/domain/src/index.ts';
import { exitWith, sentence } from '../../scripts/shared/sentence.mjs';
import { startProduct } from '../e2e/support/start-product.ts';
import { requireBuild } from '../support/require-build.mjs';
import { findScreenReader } from './installed.mjs';
import { judge } from './judge.mjs';
import { play } from './scenario.mjs';
import { scenarios } from './scenarios/index.mjs';
import { openSession } from './session.mjs';

const heardFolder = resolve(import.meta.dirname, '../../node_modules/.cache/screen-reader');

/**
 * @param {Parameters<typeof openSession>[0]} files
 * @param {import('../../flows/domain/src/index.ts').SiteKey} site
 * @param {readonly import('./scenario.mjs').Scenario[]} chosen
 */
async function playAll(files, site, chosen) {
  await using opened = new AsyncDisposableStack();
  const product = await startProduct();
  opened.defer(product.remove);
  const session = await openSession(files, 'de');
  opened.defer(session.close);
  const folder = join(heardFolder, site);
  mkdirSync(folder, { recursive: true });
  const all = [];
  for (const scenario of chosen) {
    const began = performance.now();
    const played = await play(session, product.url, site, scenario).catch((error) => ({
      transcript: '',
      faults: [String(error)],
    }));
    console.log(`${site} ${scenario.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    writeFileSync(join(folder, `${scenario.name}.txt`), played.transcript);
    all.push({ scenario, ...played });
  }
  return all;
}

await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', multiple: true, default: [''] },
      site: { type: 'string', multiple: true, default: siteKeys.slice() },
      'at-once': { type: 'string', default: '3' },
      update: { type: 'boolean', default: false },
    },
  });
  const sites = siteKeys.filter((each) => values.site.includes(each));
  const unknown = values.site.find((each) => !isSiteKey(each));
  if (unknown !== undefined) throw sentence(`There is no site ${unknown}.`);
  const chosen = scenarios.filter(({ name }) => values.scenario.some((part) => name.includes(part)));
  if (chosen.length === 0) throw sentence(`No scenario has ${values.scenario.join(' or ')} in its name.`);
  const files = findScreenReader();
  if ('missing' in files) throw sentence(files.missing);
  requireBuild();
  const waiting = sites.values();
  /** @type {string[]} */
  const faults = [];
  const german = Promise.withResolvers();
  if (!sites.includes('DE')) german.resolve(undefined);
  const lane = async () => {
    for (const site of waiting) {
      const all = await playAll(files, site, chosen);
      // The German transcripts are written before the others are compared with them.
      if (site !== 'DE') await german.promise;
      faults.push(...judge(site, all, values.update));
      if (site === 'DE') german.resolve(undefined);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, lane));
  for (const fault of faults) console.log(fault);
  console.log(`${chosen.length} scenarios on ${sites.length} sites, ${faults.length} faults.`);
  return faults.length > 0 ? 1 : 0;
});
