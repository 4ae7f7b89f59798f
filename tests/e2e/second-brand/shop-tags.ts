import type { BrowserContext } from 'playwright';
import { bundleLibrary } from '../tracking-library/bundle.ts';

/**
 * The host of the second brand's shop for its own copy of the tracking library and the tag manager that the
 * library loads.
 */
const host = 'https://tags.nordwerk.example';
const tagManager = `${host}/gtm.js`;

const shopScript = `import { install } from './tracking.js';
install({ tagManager: { src: '${tagManager}' }, customerData: false, queueBeforePageData: true });`;

/**
 * Replaces the host of the shop's tags: the real library as a shop would install it, and a tag manager that
 * does nothing.
 * @returns a function that answers its requests in a profile and returns the requested files, in order
 */
export async function shopTags(): Promise<(context: BrowserContext) => Promise<readonly string[]>> {
  const library = await bundleLibrary();
  const scripts = new Map([...library, ['/shop.js', shopScript], ['/gtm.js', '']]);
  return async (context) => {
    const asked: string[] = [];
    await context.route(`${host}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      const body = scripts.get(pathname.replace(/^\/(?:dev|staging|live)(?=\/)/, ''));
      await route.fulfill({
        status: body === undefined ? 404 : 200,
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: body ?? '',
      });
    });
    return asked;
  };
}
