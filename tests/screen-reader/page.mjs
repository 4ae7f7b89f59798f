/** Opens pages of the product for a scenario, and knows when they work. */
import { siteFor } from '../../flows/domain/src/index.ts';
import { places } from '../e2e/support/places.ts';
import { erika, write } from '../e2e/support/shopper.ts';

/** An e-mail address that is registered for the visitor `known`. */
export const takenEmail = 'taken@example.com';

/** Timers up to this many milliseconds may still announce something, such as a pause in typing. */
const SHORT_MS = 2000;

/** Milliseconds in which a field must accept a value. */
const FIELD_MS = 5000;

/** Runs in each page before its scripts. Counts the timers that are about to end. @param {number} short */
function countTimers(short) {
  const running = new Set();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  Object.assign(window, {
    shortTimers: running,
    setTimeout: (/** @type {TimerHandler} */ work, delay = 0, ...args) => {
      if (typeof work !== 'function' || delay > short) return set(work, delay, ...args);
      const id = set(() => {
        running.delete(id);
        work(...args);
      }, delay);
      running.add(id);
      return id;
    },
    clearTimeout: (/** @type {number | undefined} */ id) => {
      running.delete(id);
      clear(id);
    },
  });
}

/** Runs in each page before its scripts. The browser refuses tracking, so the page does not ask. */
const refuseTracking = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });

/** Runs in the page. */
const works = () => document.readyState !== 'complete' || (Reflect.get(window, 'shortTimers')?.size ?? 0) > 0;

/** Runs in the page. True if React has hydrated it, or if it has no scripts. */
const isReady = () => document.body.dataset['ready'] === '' || !document.querySelector('script[src]');

/**
 * Runs in a page of the site. Submits the form of a page as a browser without JavaScript does.
 * @param {string} page
 * @param {string} target
 * @param {Record<string, string>} values
 */
async function submit(page, target, values) {
  const html = await (await fetch(page)).text();
  const hidden = html.matchAll(/<input type="hidden"[^>]* name="([^"]+)" value="([^"]*)"/g);
  const consents = html.includes('"consents.membership"') ? { 'consents.membership': 'on' } : {};
  const { type } = await fetch(`/service/registration/form/${target}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...Object.fromEntries(Array.from(hidden, ([, name = '', value = '']) => [name, value])),
      ...values,
      ...consents,
    }),
  });
  if (type !== 'opaqueredirect') throw new Error(`${target} was refused.`);
}

/** An address in the site's country. @param {import('../../flows/domain/src/index.ts').SiteKey} site */
const addressOn = (site) => {
  const { country } = siteFor(site);
  const { code, town, street } = places[country];
  return {
    'address.countryCode': country,
    'address.salutation': 'MRS',
    'address.firstName': 'Erika',
    'address.lastName': 'Muster',
    'address.postalCode': code[1],
    'address.postalTown': town,
    'address.streetAddress': street,
    // Only Turkey asks for these.
    'address.postalDistrict': 'Fatih',
    'address.mobilePhonePrefix': '532',
    'address.mobilePhoneNumber': '1234567',
  };
};

/**
 * Opens a page in a context of its own, as a visitor of a site.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} origin
 * @param {import('../../flows/domain/src/index.ts').SiteKey} site
 * @param {Pick<import('./scenario.mjs').Scenario, 'name' | 'path' | 'visitor' | 'asks'>} scenario
 */
export async function openPage(browser, origin, site, { name, path, visitor = 'anybody', asks = false }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(countTimers, SHORT_MS);
  if (!asks) await page.evaluateOnNewDocument(refuseTracking);
  let requests = 0;
  page.on('request', () => (requests += 1));
  page.on('requestfinished', () => (requests -= 1));
  page.on('requestfailed', () => (requests -= 1));
  if (visitor !== 'anybody') {
    await page.goto(`${origin}/registration`);
    const email = visitor === 'known' ? takenEmail : `${name}@example.com`;
    const of = (/** @type {string} */ path) => `${path}?site=${site}`;
    await page.evaluate(submit, of('/signup'), 'standalone-registration', { ...erika, email });
    if (visitor === 'resident')
      await page.evaluate(submit, of('/address-input/standalone'), 'address-input', addressOn(site));
    if (visitor === 'known') await context.deleteCookie(...(await context.cookies()));
  }
  await page.goto(`${origin}${path}?site=${site}`);
  await page.waitForFunction(isReady);
  return {
    page,
    /** True if the page waits for a response or a short timer, or is being left. */
    isBusy: async () => requests > 0 || (await page.evaluate(works).catch(() => true)),
    /** Enters values at once, without keys. @param {Record<string, string>} values */
    fill: async (values) => {
      await page.$eval('body', write, { entries: Object.entries(values), timeoutMs: FIELD_MS });
      // A sign-up may ask for a membership, too.
      if ('email' in values && siteFor(site).agreement === 'membership')
        await page.$eval('[name="consents.membership"]', (box) => box instanceof HTMLElement && box.click());
    },
    close: () => context.close(),
  };
}
