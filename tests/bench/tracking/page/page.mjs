// First, because it puts its own data layer on the page.
import { measure, recordsOf } from './measure.mjs';
import { cookieCosts, countCookies } from './cookies.mjs';
import { installCrema, startSnowplow, startWalkerJs, startWalkerOs } from './libraries.mjs';

/** Returns a message as a page posts it. */
const json = (event_name, data) => JSON.stringify({ event_name, data });

const page = {
  page_type: 'webshop_registration',
  page_name: 'Sign up',
  language: 'de',
  is_spa: true,
};

const pageView = json('InitialPageData', page);

const customEvent = json('CustomEventData', {
  event_category: 'registration',
  event_action: 'success',
  event_label: 'webshop',
});

/** @param {() => unknown} run @param {...string} expected @returns {Promise<{ run: () => unknown, records: number }>} */
async function pushing(run, ...expected) {
  const names = (await recordsOf(run)).map(({ event, name }) => event ?? name).join();
  if (names !== expected.join()) throw new Error(`Pushed ${names}, expected ${expected.join()}.`);
  return { run, records: expected.length };
}

/** Waits until all parts have loaded and the queue is empty. */
async function settled(api) {
  for (let tries = 0; tries < 100; tries += 1) {
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    const { queued, held } = api.counts();
    if (queued + held === 0) return;
  }
  throw new Error('Something still waits.');
}

/**
 * Measures in this page, with these options of the library.
 *
 * @param {{ install: (options: object) => unknown, ga4: unknown }} library
 * @param {{ options: object, rounds: number, whole?: boolean }} how `whole`: also measures subjects that do not depend on the options
 * @returns {Promise<{ micros: Record<string, number>, cookies: { reads: number, writes: number } }>}
 */
export async function run(library, { options, rounds, whole }) {
  const post = installCrema(library, options);
  post(pageView);
  await settled(window.collectOnTrackApi);
  const elb = await startWalkerOs();
  const elb3 = await startWalkerJs();
  const snowplow = startSnowplow();

  const view = () => post(pageView);
  const subjects = {
    'page view': await pushing(view, 'InitialPageData', 'page_view'),
    'walkerOS 4: page view': await pushing(() => elb('page view', { ...page }), 'page view'),
    'walker.js 3: page view': await pushing(() => elb3('page view', { ...page }), 'page view'),
    'Snowplow 4: page view': await pushing(snowplow),
  };
  if (whole) {
    const { origin } = location;
    const deliver = () => window.dispatchEvent(new MessageEvent('message', { data: pageView, origin }));
    const parseAndPush = () => window.dataLayer.push(JSON.parse(customEvent));
    Object.assign(subjects, {
      'custom event': await pushing(() => post(customEvent), 'CustomEventData', 'sign_up'),
      'JSON.parse and push': await pushing(parseAndPush, undefined),
      'page view, as the browser delivers it': await pushing(deliver, 'InitialPageData', 'page_view'),
      ...cookieCosts,
    });
  }
  const micros = await measure(subjects, rounds);
  return { micros, cookies: await countCookies(view) };
}
