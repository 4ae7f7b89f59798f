import type { Browser, Page } from 'playwright';
import { flowOf } from '../e2e/support/flows.ts';
import { erika, hydrated } from '../e2e/support/shopper.ts';

const extent = 'only the required fields';

/** What became of a page that was left by a load and come back to. */
export interface Return {
  readonly flow: string;
  /** Whether the browser had kept the page as it was, scripts and all. */
  readonly isKept: boolean;
  /** Why not, as far as the browser says so. */
  readonly reasons: string;
  /** Names of the inputs whose values are others than when the page was left. */
  readonly changed: readonly string[];
  /** Where its submit led. */
  readonly ledTo: string;
  /** What the console said. */
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

/** Answers a form, leaves it by a load, comes back, and sends it. */
export async function leaveAndComeBack(browser: Browser, url: string, name: string): Promise<Return> {
  const flow = flowOf(name);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(url + flow.path);
    await hydrated(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted)),
    );
    await flow.answer(page, 'DE', extent);
    const left = await valuesIn(page);
    await page.goto(`${url}/thank-you/checkout`);
    // A page that was kept has no load to wait for.
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
