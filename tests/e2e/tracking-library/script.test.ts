import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScript } from '../../../tracking/build/make-script.mjs';
import { recordTracking } from '../../../tracking/src/testing/playwright.ts';
import { useBrowser } from '../support/browser.ts';

const shop = 'https://shop.example';
// On a busy machine the warning about missing tags would appear before the test ends.
const view = { page_name: 'Beans', emit_tracking_executed_event: false };
const post = `window.postMessage('${JSON.stringify({ event_name: 'InitialPageData', data: view })}', '/');`;

describe('the library without a bundler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-script-'));
  const openPage = useBrowser();
  beforeAll(() => makeScript(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /**
   * Opens a page of a shop that serves the folder at /tracking/. Its policy allows only its own scripts and
   * the snippet.
   */
  const open = async (head: string) => {
    const { page, complaints } = await openPage();
    const [hash] = /'sha256-[^']+'/.exec(readFileSync(join(folder, 'snippet.html'), 'utf8')) ?? [];
    const policy = `default-src 'none'; script-src 'self' ${hash}`;
    await page.route(`${shop}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      const script = { contentType: 'text/javascript' };
      if (path === '/post.js') return route.fulfill({ ...script, body: post });
      if (path === '/install.js')
        return route.fulfill({
          ...script,
          body: `collectOnTrackApi.install({ site: 'pl', dataLayerOnly: true });`,
        });
      if (path.startsWith('/tracking/'))
        return route.fulfill({ ...script, path: join(folder, path.slice(10)) });
      const headers = { 'content-security-policy': policy };
      return route.fulfill({
        headers,
        contentType: 'text/html',
        body: `<!doctype html><title>Shop</title>${head}<script src="/post.js"></script>`,
      });
    });
    const tracked = await recordTracking(page);
    await page.goto(`${shop}/beans`);
    return { tracked, complaints };
  };

  it('starts with the snippet in the head of the page, before any other request', async () => {
    const snippet = readFileSync(join(folder, 'snippet.html'), 'utf8');
    const { tracked, complaints } = await open(
      snippet.replace('{"site":"de"}', '{"site":"tr","dataLayerOnly":true}'),
    );
    expect(await tracked.next('InitialPageData', { channel: 'classic' })).toMatchObject({
      site: 'tr',
      page_name: 'Beans',
    });
    expect(await tracked.next('page_view', { channel: 'ga4' })).toMatchObject({ page_path: '/beans' });
    expect(complaints).toEqual([]);
  });

  it('rejects options that are not JSON, and throws no error into the page', async () => {
    const { complaints } = await open(
      `<script src="/tracking/start.js" data-options="{site:'de'}"></script>`,
    );
    await expect
      .poll(() => complaints)
      .toEqual(['[collectOnTrackApi] install has been executed with errors: no object']);
  });

  it('starts with a classic script, which loads the rest from its own folder', async () => {
    const head = '<script src="/tracking/start.js"></script><script src="/install.js"></script>';
    const { tracked, complaints } = await open(head);
    expect(await tracked.next('page_view', { channel: 'ga4' })).toMatchObject({ site: 'pl' });
    expect(complaints).toEqual([]);
  });
});
