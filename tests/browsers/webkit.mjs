/**
 * Starts the small browser of WebKitGTK, which lays out pages as Safari does. Selenium controls it through
 * WebKitWebDriver. This module starts the driver and passes its address to Selenium, so Selenium never looks
 * for a driver to download.
 */
import { setTimeout } from 'node:timers/promises';
import { Builder, Key } from 'selenium-webdriver';
import { freePort } from '../support/listen.mjs';
import { middleOf, size } from './driver.mjs';
import { ownHome, start } from './processes.mjs';
import { openScreen } from './screen.mjs';

const keys = { Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN, ' ': ' ' };

/** Waits until WebKitWebDriver accepts requests. @param {string} address @param {import('./processes.mjs').Child} child */
async function ready(address, child) {
  while (child.exitCode === null) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(50);
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode}.`);
}

/**
 * @param {import('./installed.mjs').WebKitFiles} files
 * @param {import('./driver.mjs').Options} [options] the back/forward cache is always on
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function launchWebKit(files, { scripts = true } = {}) {
  await using opened = new AsyncDisposableStack();
  const { env, remove } = ownHome();
  opened.defer(remove);
  const screen = await openScreen(files.display, env);
  opened.defer(screen.end);
  const port = await freePort();
  const driver = start(files.driver, [`--port=${port}`], {
    ...env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  opened.defer(driver.end);
  const address = `http://127.0.0.1:${port}`;
  await ready(address, driver.child);
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  const browser = await new Builder()
    // Variables such as SELENIUM_REMOTE_URL would select another browser.
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: files.browser, args },
    })
    .build();
  opened.defer(() => browser.quit().catch(() => {}));
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  const version = (await browser.getCapabilities()).getBrowserVersion();
  const toClose = opened.move();
  return {
    name: `WebKitGTK ${version}`,
    open: (url) => browser.get(url),
    evaluate: (work, ...given) => browser.executeScript(work, ...given),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    click: async (selector) => {
      const at = await browser.executeScript(middleOf, selector);
      await browser
        .actions()
        .move({ ...at, duration: 0 })
        .click()
        .perform();
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    close: () => toClose.disposeAsync(),
  };
}
