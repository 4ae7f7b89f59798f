import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../e2e/support/browser.ts';
import { enterFields, fieldsOnPage, fieldsSeen, reactOf } from './fields.ts';
import { nextApp } from './next-app.ts';
import { startNext } from './next-server.ts';
import { versionIn } from './peers.ts';

describe('eighteen fields in a Next.js app in development mode, on the oldest peers', () => {
  const browser = useBrowser();
  let app: Awaited<ReturnType<typeof nextApp>>;
  let server: Awaited<ReturnType<typeof startNext>>;
  beforeAll(async () => {
    app = await nextApp();
    server = await startNext(app.folder, 'dev');
  });
  afterAll(async () => {
    await server?.stop();
    await app?.remove();
  });

  test.each([
    { router: 'pages', path: '/seiten-felder', own: true },
    { router: 'app', path: '/felder', own: false },
  ])('under the $router router neither server nor browser has anything to say', async ({ path, own }) => {
    const { page, complaints } = await browser();
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await expect.poll(() => fieldsSeen(page)).toEqual(fieldsOnPage);
    await enterFields(page);
    if (own) expect(await reactOf(page)).toBe(await versionIn(app.folder, 'react'));
    expect({ browser: complaints, server: server.complaints() }).toEqual({ browser: [], server: '' });
  });
});
