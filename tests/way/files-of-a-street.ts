/**
 * `npm run way --prefix tests`: counts our files through which a street passes from the address page of
 * /signup to its database row. It counts files with a function that ran between the first key and the stored
 * row. The page runs on the development server, because each file is a separate script there. The server is
 * that of the built product. `-- --list` also prints the files.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { root } from '../../scripts/shared/places.mjs';
import { chromiumLaunch } from '../chromium/launch.mjs';
import { köln, openReadyAddress, save, services } from '../e2e/support/address-page.ts';
import { refuseTracking } from '../e2e/support/browser-refusal.ts';
import { fillIn } from '../e2e/support/shopper.ts';
import { startDevelopment } from '../e2e/support/start-development.ts';
import { startProduct } from '../e2e/support/start-product.ts';
import { ranInPage, ranInProcess } from './coverage.ts';

const shop = /^https:\/\/[^/]*\bcrema\.example\//;

/** The highest number of files that a value may pass. */
const aim = 70;

const { 'address.streetAddress': street, ...rest } = köln;

/** Types the street as a shopper does, and submits the form. */
async function typeAndSave(page: Page): Promise<void> {
  await page.locator('[name="address.streetAddress"]').pressSequentially(street);
  await page.keyboard.press('Tab');
  const saved = page.waitForResponse(services.save);
  // Only a saved address opens the shop. The test stops that navigation, so that it can read the page's
  // coverage.
  const isLeaving = page.waitForRequest(shop);
  await save(page);
  if (!(await saved).ok()) throw new Error('The address was not saved.');
  await isLeaving;
}

/**
 * Returns the paths of our source files among URLs, relative to the repository.
 * @param of the page's own origin
 */
function sourcesOf(urls: readonly string[], of = ''): readonly string[] {
  const paths = urls.flatMap((url) => {
    const path = url.replace(/[?#].*$/, '');
    if (path.startsWith('file:')) return [fileURLToPath(path)];
    if (of === '' || !path.startsWith(of)) return [];
    const own = decodeURI(path.slice(of.length));
    return [own.startsWith('/@fs/') ? own.slice('/@fs'.length) : `${root}/apps/registration${own}`];
  });
  return [...new Set(paths)]
    .filter((path) => path.startsWith(`${root}/`) && !/\/node_modules\/|\/dist\/|\/@/.test(path))
    .map((path) => path.slice(root.length + 1))
    .toSorted();
}

const browser = await chromium.launch(await chromiumLaunch());
try {
  const open = async (url: string) => {
    const context = await browser.newContext();
    // The consent banner would lie over the button.
    await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    await openReadyAddress(page, url);
    await fillIn(page, rest);
    await page.route(shop, (route) => route.fulfill({ status: 204 }));
    return page;
  };

  const development = await startDevelopment(root);
  let onPage: readonly string[];
  try {
    const page = await open(development.url());
    const ran = await ranInPage(page, () => typeAndSave(page));
    onPage = sourcesOf(ran, development.url());
  } finally {
    await development.stop();
  }

  const product = await startProduct('', undefined, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  let onServer: readonly string[];
  try {
    const inspector = /ws:\/\/\S+/.exec(product.output())?.[0];
    if (inspector === undefined) throw new Error('The server did not print the address of its inspector.');
    const page = await open(product.url);
    onServer = sourcesOf(await ranInProcess(inspector, () => typeAndSave(page)));
  } finally {
    await product.remove();
  }

  /** Counts files by package. */
  const byPackage = (files: readonly string[]) => {
    const packages = files.map((file) => /^(?:(?:flows|apps)\/)?[^/]+/.exec(file)?.[0] ?? file);
    return [...new Set(packages)]
      .map((name) => `${name} ${packages.filter((each) => each === name).length}`)
      .join(', ');
  };
  const both = onPage.filter((file) => onServer.includes(file));
  const all = new Set([...onPage, ...onServer]);
  if (process.argv.includes('--list')) {
    for (const [title, files] of Object.entries({ page: onPage, server: onServer }))
      console.log(`${title}\n  ${files.join('\n  ')}`);
  }
  console.log(`page: ${byPackage(onPage)}\nserver: ${byPackage(onServer)}`);
  console.log(
    `A street passes ${all.size} files: ${onPage.length} on the page, ${onServer.length} on the server, ${both.length} of them on both (aim: ${aim}).`,
  );
} finally {
  await browser.close();
}
