import type { Browser, Page } from 'playwright';
import { refuseTracking } from '../e2e/support/browser-refusal.ts';
import { isExpectedLog } from '../e2e/support/expected-log.ts';
import { flowOf } from '../e2e/support/flows.ts';
import { erika, hydrated } from '../e2e/support/shopper.ts';

const extent = 'only the required fields';

/** The state of a page to which the shopper came back after a full load of another page. */
export interface Return {
  readonly flow: string;
  /** True if the browser had stored the page in its back/forward cache, with its scripts. */
  readonly isKept: boolean;
  /** The reasons for a page that was not stored, as far as the browser names them. */
  readonly reasons: string;
  /** Names of the inputs whose values have changed since the shopper left. */
  readonly changed: readonly string[];
  /** The address after the submit. */
  readonly ledTo: string;
  /** The messages on the console. */
  readonly complaints: readonly string[];
}

const valuesIn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Array.from(
        document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), select)[name]'),
        ({ type, name, value, checked }) =>
          type === 'checkbox' || type === 'radio' ? [`${name} ${value}`, String(checked)] : [name, value],
      ),
    ),
  );

/** Fills in a form, leaves it with a full load, comes back, and submits it. */
export async function leaveAndComeBack(browser: Browser, url: string, name: string): Promise<Return> {
  const flow = flowOf(name);
  const context = await browser.newContext();
  try {
    await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (!isExpectedLog(message.text())) complaints.push(message.text());
    });
    await page.goto(url + flow.path);
    await hydrated(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted)),
    );
    await flow.answer(page, 'DE', extent);
    const left = await valuesIn(page);
    await page.goto(`${url}/thank-you/checkout`);
    // A page from the back/forward cache has no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`**${flow.path}`, { waitUntil: 'commit' });
    await hydrated(page);
    const isKept = await page.evaluate(() => Reflect.get(window, 'isKept') === true);
    const reasons = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation');
      return JSON.stringify(load && Reflect.get(load, 'notRestoredReasons'));
    });
    const found = await valuesIn(page);
    const changed = Object.keys(left).filter((input) => found[input] !== left[input]);
    if (changed.includes('password')) await page.locator('[name=password]').fill(erika.password);
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(flow.leadsTo(extent), { waitUntil: 'commit' });
    return { flow: name, isKept, reasons, changed, ledTo: new URL(page.url()).pathname, complaints };
  } finally {
    await context.close();
  }
}
