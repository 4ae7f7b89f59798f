/**
 * Checks the tracking library on pages without a bundler: a plain page, one that loaded its tag manager
 * first, and a single-page app whose customer data arrive late.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScript } from '../../tracking/build/make-script.mjs';
import { listen } from '../support/listen.mjs';
import { until } from './driver.mjs';

/** @param {object} options */
const start = (options) =>
  `<script src="/tracking/start.js" data-options='${JSON.stringify(options)}'></script>`;
/** @param {string} page_name @param {object} more */
const view = (page_name, more = {}) => {
  const data = { page_name, emit_tracking_executed_event: false, ...more };
  return `window.postMessage('${JSON.stringify({ event_name: 'InitialPageData', data })}', '/');`;
};

/** Bodies of pages by their path. @type {Readonly<Record<string, string>>} */
const pages = {
  '/plain': `${start({ customerData: false })}<script>${view('Plain')}</script>`,
  '/first': `<script>dataLayer = [{ 'gtm.start': 1, event: 'gtm.js' }]; google_tag_manager = { 'GTM-1': {} };</script>
    ${start({ customerData: false, tagManager: { src: '/gtm.js?id=GTM-1', load: 'eager' } })}<script>${view('First')}</script>`,
  '/one': `${start({})}<script>${view('One', { is_spa: true })}
    go = () => { history.pushState(null, '', '/two'); ${view('Two', { is_spa: true })} };</script>`,
};

/** The delay of the customer data, in milliseconds. */
const late = 1000;
const customer = JSON.stringify({ tracking: { loginStatus: 'LOGGED_IN' }, customer: { age: 41 } });

/** @param {string} folder of the library */
async function serve(folder) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    asked.push(pathname);
    const send = (/** @type {string} */ type, /** @type {string | Buffer} */ body) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    const page = pages[pathname];
    if (page) send('text/html', `<!doctype html><html lang="en"><title>Shop</title>${page}`);
    else if (pathname.startsWith('/tracking/'))
      send('text/javascript', readFileSync(join(folder, pathname.slice('/tracking/'.length))));
    else if (pathname.endsWith('/psdata')) setTimeout(send, late, 'application/json', customer);
    else response.writeHead(404).end();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, asked, close: () => server.close() };
}

/**
 * Runs in the page. Returns the records of a format when there are enough of them.
 * @param {string} event
 * @param {number} count
 */
const records = (event, count) => {
  /** @type {Record<string, unknown>[]} */
  const layer = Reflect.get(window, 'dataLayer') ?? [];
  const found = layer.filter((entry) => entry['event'] === event);
  return (
    found.length >= count && found.map(({ page_name, page_path, age }) => [page_name, page_path, age].join())
  );
};
/** Runs in the page. Returns the commands to consent mode. */
const commands = () => {
  /** @type {object[]} */
  const layer = Reflect.get(window, 'dataLayer') ?? [];
  return layer.flatMap((entry) => (Reflect.get(entry, 0) === 'consent' ? Reflect.get(entry, 1) : []));
};

/**
 * @param {(options?: import('./driver.mjs').Options) => Promise<import('./driver.mjs').Driver>} launch
 * @returns {Promise<string[]>} a line for each fault
 */
export async function tryTracking(launch) {
  const folder = mkdtempSync(join(tmpdir(), 'crema-tracking-'));
  await makeScript(folder);
  const shop = await serve(folder);
  const driver = await launch();
  /** @type {string[]} */
  const faults = [];
  const expect = (
    /** @type {string} */ what,
    /** @type {unknown} */ found,
    /** @type {unknown} */ wanted,
  ) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${driver.name}, ${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  try {
    await driver.open(`${shop.origin}/plain`);
    for (const event of ['InitialPageData', 'page_view'])
      expect(`plain, ${event}`, await until(driver, event, records, event, 1), ['Plain,/plain,']);
    expect('plain, consent mode', await driver.evaluate(commands), ['default']);
    await driver.open(`${shop.origin}/first`);
    expect('tag manager first', await until(driver, 'a page view', records, 'page_view', 1), [
      'First,/first,',
    ]);
    expect('tag manager first, consent mode', await driver.evaluate(commands), ['update']);
    expect('a second container', shop.asked.includes('/gtm.js'), false);
    await driver.open(`${shop.origin}/one`);
    // The first page still waits for its customer data.
    await driver.evaluate(() => Reflect.get(window, 'go')());
    for (const event of ['InitialPageData', 'page_view'])
      expect(`two pages, ${event}`, await until(driver, event, records, event, 2), [
        'One,/one,41',
        'Two,/two,41',
      ]);
  } finally {
    await driver.close();
    shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}
