import { refuseTracking } from '../../e2e/support/browser-refusal.ts';

/** Idle time after which a load is over, in ms. */
export const settled = 1500;
/** Duration of a measurement, in ms. */
export const measured = 1000;

/** Uses the form without an answer. A field that is left empty would show its error before the submit. */
const tickAndUntick = () => {
  const box = document.querySelector('main form [type=checkbox]');
  if (!box) throw new Error('There is nothing to tick on this page.');
  box.focus();
  box.click();
  box.click();
};

const choose = (index) => {
  const select = document.querySelector('main select');
  if (!select) throw new Error('There is no list on this page.');
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
};

const press = (type) => document.querySelector(`main form button[type=${type}]`).click();

const isForm = ({ html, shownTo }) => shownTo === 'anybody' && html.includes('<select');

/**
 * Acts of a shopper. The bench compares each with a page made by plain React that shows the same in the end. It takes the first
 * route for which `on` returns true and opens it as `visitor`. `enter` runs before the measurement and `act` during it. `bound` is
 * the most CPU time that the act may take, as a multiple of the plain page's.
 * @type {Record<string, { bound: number, on: (route: { html: string, shownTo: string, style: string }) => boolean, visitor: string,
 *   enter: (page: import('playwright').Page) => Promise<void>, act: (page: import('playwright').Page) => Promise<unknown> }>}
 */
export const acts = {
  submit: {
    bound: 1.5,
    on: isForm,
    visitor: 'anybody',
    enter: async (page) => {
      await page.evaluate(tickAndUntick);
      await page.waitForTimeout(settled);
      await page.focus('main [type=submit]');
    },
    act: (page) => page.evaluate(press, 'submit'),
  },
  select: {
    bound: 1.1,
    on: isForm,
    visitor: 'anybody',
    // Measures a second answer, because with the first one the page fetches the code that follows the form.
    enter: async (page) => {
      await page.focus('main select');
      await page.evaluate(choose, 1);
    },
    act: (page) => page.evaluate(choose, 2),
  },
  dialog: {
    bound: 1.3,
    on: ({ style }) => style.startsWith('/assets/card-registration-'),
    visitor: 'customer',
    // Measures a second opening, because the first one fetches the dialog.
    enter: async (page) => {
      if (await page.locator('form button[type=button]').count()) return;
      await page.locator('[name="cardSelection.layout"][value=PLASTIC]').check({ force: true });
      await page.locator('main form button[type=button]').click();
      await page.locator('[role=dialog]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    },
    act: (page) => page.evaluate(press, 'button'),
  },
  key: {
    bound: 1.05,
    on: isForm,
    visitor: 'anybody',
    enter: async (page) => {
      await page.focus('main input:not([type=hidden])');
      await page.keyboard.type('Erika');
    },
    act: (page) => page.keyboard.type(' Mustermann und noch einige', { delay: 20 }),
  },
};

/**
 * Does an act at full speed. Reads the thread's own clock, so that other work of the machine does not count.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} name of the act
 * @param {import('playwright').BrowserContextOptions['storageState']} visitor
 * @returns {Promise<{ cpu: number, before: string, after: string, styles: string[] }>} ms of the page's main thread, its markup
 *   before and after, and the addresses of the style sheets that came later
 * @throws if a script of the page fails
 */
export async function measureAct(browser, address, name, visitor) {
  const { enter, act } = acts[name];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: visitor,
  });
  try {
    await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    const broken = [];
    page.on('pageerror', (error) => broken.push(error));
    const cdp = await context.newCDPSession(page);
    const markup = () => page.evaluate(() => document.body.outerHTML);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settled);
    await enter(page);
    await page.waitForTimeout(settled);
    const before = await markup();
    const styles = await page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => href && new URL(href).pathname).filter(Boolean),
    );
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const start = await busy();
    await act(page);
    await page.waitForTimeout(measured);
    const cpu = (await busy()) - start;
    if (broken.length > 0) throw broken[0];
    return { cpu, before, after: await markup(), styles };
  } finally {
    await context.close();
  }
}
