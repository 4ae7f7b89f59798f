/**
 * `npm run browsers --prefix tests`: runs every story, the registration in the built product, and the
 * tracking library in Firefox and in the WebKit of Safari. If one of them is not installed, a sentence says
 * how to install it.
 *
 * - `--browser firefox` or `--browser webkit` runs one browser.
 * - `--stories select` runs only the stories with that word in their name.
 * - `--signup` runs only the registration, `--tracking` only tracking.
 * - `--all` runs every site instead of two.
 * - `--pictures folder` writes a picture of each story to an existing folder.
 * - `--built` uses the last builds of Storybook and the product.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteKeys } from '../../flows/domain/src/sites/sites.gen.ts';
import { bundle } from '../../tests/browsers/bundle.mjs';
import { launchFirefox } from '../../tests/browsers/firefox.mjs';
import { findFirefox, findWebKit } from '../../tests/browsers/installed.mjs';
import { trySignup } from '../../tests/browsers/signup.mjs';
import { tryStories } from '../../tests/browsers/stories.mjs';
import { tryTracking } from '../../tests/browsers/tracking.mjs';
import { watched } from '../../tests/browsers/watch.mjs';
import { launchWebKit } from '../../tests/browsers/webkit.mjs';
import { refuseTracking } from '../../tests/e2e/support/browser-refusal.ts';
import { startProduct } from '../../tests/e2e/support/start-product.ts';
import { stories } from '../../tests/visual/photograph.mjs';
import { serve } from '../../tests/visual/serve.mjs';
import { lines, possible } from '../report/summary.mjs';
import { cache, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { run as buildStorybook } from './build-storybook.mjs';
import { build } from './build.mjs';

/** @typedef {import('../../tests/browsers/driver.mjs').Driver} Driver */
/** @typedef {(options?: import('../../tests/browsers/driver.mjs').Options) => Promise<Driver>} Launch */

/** A folder of its own, because `npm run visual` may build its Storybook at the same time. */
const storybook = join(cache, 'browsers', 'storybook');

/** The default sites: the first one, and the one whose rules differ most from it. */
const usualSites = ['DE', 'TR'];

/** @returns {Record<'firefox' | 'webkit', { title: string, launch: Launch } | { title: string, missing: string }>} */
function engines() {
  const firefox = findFirefox();
  const webkit = findWebKit();
  return {
    firefox: {
      title: 'Firefox',
      ...('missing' in firefox ? firefox : { launch: (options) => launchFirefox(firefox, options) }),
    },
    webkit: {
      title: 'WebKit',
      ...('missing' in webkit ? webkit : { launch: (options) => launchWebKit(webkit, options) }),
    },
  };
}

/** @param {Launch} launch @param {readonly string[]} ids @param {(news: string) => void} news @param {string} [pictures] */
async function storiesIn(launch, ids, news, pictures) {
  const server = await serve(storybook);
  const site = await watched(server.origin, await bundle(join(root, 'tests/browsers/story-faults.ts')));
  try {
    return await tryStories(launch, site, ids, news, pictures);
  } finally {
    site.close();
    server.close();
  }
}

/** @param {Launch} launch @param {readonly string[]} sites @param {(news: string) => void} news */
async function signupIn(launch, sites, news) {
  const product = await startProduct();
  const site = await watched(product.url, `(${String(refuseTracking)})();`);
  try {
    return await trySignup(launch, site, sites, news);
  } finally {
    site.close();
    await product.remove();
  }
}

/** @param {readonly string[]} args */
export async function run(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      browser: { type: 'string' },
      stories: { type: 'string' },
      signup: { type: 'boolean', default: false },
      tracking: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      all: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  const chosen = Object.entries(engines()).filter(([name]) => (values.browser ?? name) === name);
  if (chosen.length === 0) throw sentence('--browser is firefox or webkit.');
  const present = chosen.flatMap(([, engine]) => ('launch' in engine ? [engine] : []));
  const isWhole = values.stories === undefined && !values.signup && !values.tracking;
  const withStories = isWhole || values.stories !== undefined;
  const withSignup = isWhole || values.signup;
  const withTracking = isWhole || values.tracking;
  const isBuilt = values.built || !(withStories || withSignup);
  const parts = Number(withStories) + Number(withSignup) + Number(withTracking);
  const step = progress((isBuilt ? 0 : 1) + present.length * parts);
  if (!isBuilt && present.length > 0)
    await step('Building', (news) => prepare(withStories, withSignup, news));
  const ids = withStories && present.length > 0 ? await chosenStories(values.stories) : [];
  /** @type {import('../report/summary.mjs').Outcome[]} */
  const outcomes = [];
  /** @param {string} title @param {(news: (text: string) => void) => Promise<string[]>} work gives a line for each fault */
  const attempt = async (title, work) => {
    const began = performance.now();
    const faults = await step(title, work).catch((error) => [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ]);
    for (const fault of faults) console.error(`  ${fault}`);
    outcomes.push({
      title,
      state: faults.length > 0 ? 'failed' : 'passed',
      seconds: (performance.now() - began) / 1000,
      ...(faults.length > 0 ? { detail: `${faults.length} faults` } : {}),
    });
  };
  for (const [, engine] of chosen) {
    if ('missing' in engine) {
      outcomes.push(possible(engine.title, engine.missing));
      continue;
    }
    const { title, launch } = engine;
    if (withStories)
      await attempt(`${ids.length} stories in ${title}`, (news) =>
        storiesIn(launch, ids, news, values.pictures),
      );
    if (withSignup) {
      const sites = values.all ? siteKeys : usualSites;
      await attempt(`Signing up in ${title} on ${sites.join(', ')}`, (news) => signupIn(launch, sites, news));
    }
    if (withTracking) await attempt(`Tracking in ${title}`, () => tryTracking(launch));
  }
  console.log(`\n${lines(outcomes)}`);
  return outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
}

/** @param {boolean} withStories @param {boolean} withSignup @param {(news: string) => void} news */
async function prepare(withStories, withSignup, news) {
  if (withSignup) await build(news);
  if (!withStories) return;
  news('Storybook');
  if ((await buildStorybook(['--quiet', '--output-dir', storybook])) !== 0)
    throw sentence('The Storybook cannot be built; the lines above say why.');
}

/** @param {string | undefined} piece of their names @returns {Promise<string[]>} ids */
async function chosenStories(piece = '') {
  const ids = (await stories(storybook)).filter((id) => id.includes(piece));
  if (ids.length === 0) throw sentence(`No story has ${piece} in its name.`);
  return ids;
}
