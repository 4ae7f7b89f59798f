/**
 * WebKitGTK's small browser, which knows WebKit as Safari does. It is driven over HTTP by WebKitWebDriver.
 */
import { freePort } from '../support/listen.mjs';
import { middleOf, size } from './driver.mjs';
import { ownHome, start } from './processes.mjs';
import { openScreen } from './screen.mjs';
import { isReady, openSession } from './webdriver.mjs';

/** @param {string} address @param {import('./processes.mjs').Child} child */
async function answers(address, child) {
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * @param {import('./installed.mjs').WebKitFiles} files
 * @param {import('./driver.mjs').Options} [options] left pages are kept in any case
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
  await answers(address, driver.child);
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  const session = await openSession(address, {
    'webkitgtk:browserOptions': { binary: files.browser, args },
  });
  opened.defer(() => session.close().catch(() => {}));
  await session.resize(size);
  const toClose = opened.move();
  return {
    ...session,
    name: `WebKitGTK ${session.version}`,
    evaluate: (work, ...given) => session.evaluate(work, given),
    click: async (selector) => session.click(await session.evaluate(middleOf, [selector])),
    close: () => toClose.disposeAsync(),
  };
}
