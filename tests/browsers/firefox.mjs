/** Starts Firefox without a screen. puppeteer-core controls it through WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { middleOf, size, until } from './driver.mjs';
import { ownHome } from './processes.mjs';

/** Turns on the back/forward cache. Without it an automated Firefox reloads pages. */
const keepsPages = { 'fission.bfcacheInParent': true };
const noScripts = { 'javascript.enabled': false };
/**
 * Overlay scroll bars that take no space, as on a phone, and reduced motion. Without it, the checks would see
 * elements half transparent while they fade in.
 */
const always = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };

/** Runs in the page that the browser leaves. @param {string} address */
function leaveFor(address) {
  Object.assign(window, { isLeft: true });
  location.href = address;
}

/** Runs in the page. @param {string} address */
const hasLoaded = (address) =>
  !('isLeft' in window) && location.href === address && document.readyState === 'complete';

/**
 * @param {import('./installed.mjs').FirefoxFiles} files
 * @param {import('./driver.mjs').Options} [options]
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function launchFirefox({ firefox }, { scripts = true, restores = false } = {}) {
  await using opened = new AsyncDisposableStack();
  const { env, remove } = ownHome();
  opened.defer(remove);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    defaultViewport: null,
    args: [`--width=${size.width}`, `--height=${size.height}`],
    env,
    extraPrefsFirefox: { ...always, ...(scripts ? {} : noScripts), ...(restores ? keepsPages : {}) },
  });
  opened.defer(() => browser.close());
  const page = await browser.newPage();
  const version = (await browser.version()).replace(/^firefox\//, '');
  const toClose = opened.move();
  /** @type {import('./driver.mjs').Driver} */
  const driver = {
    name: `Firefox ${version}`,
    open: async (address) => {
      if (!scripts) return void (await page.goto(address, { waitUntil: 'load' }));
      // After a step back in the history, `goto` never resolves.
      await page.evaluate(leaveFor, address);
      await until(driver, `page ${address}`, hasLoaded, address);
    },
    evaluate: (work, ...args) => page.evaluate(work, ...args),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    // Puppeteer's own `click` waits for an observer, which a page without scripts does not have.
    click: async (selector) => {
      const { x, y } = await page.evaluate(middleOf, selector);
      await page.mouse.click(x, y);
    },
    picture: () => page.screenshot(),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    close: () => toClose.disposeAsync(),
  };
  return driver;
}
