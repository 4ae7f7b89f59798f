import type { BrowserContext } from 'playwright';
import { bundleLibrary } from '../tracking-library/bundle.ts';

/** Where the second brand's shop has its own copy of the tracking library, and the tag manager that this one loads. */
const host = 'https://tags.nordwerk.example';
const tagManager = `${host}/gtm.js`;

const shopScript = `import { install } from './tracking.js';
install({ tagManager: { src: '${tagManager}' }, customerData: false, queueBeforePageData: true });`;

/**
 * Stands in for the host of the shop's tags: the real library, installed as a shop would, and a tag manager that does nothing.
 * @returns answers for it in a profile, and tells which files were asked for, in order
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
