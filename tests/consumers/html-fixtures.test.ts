import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFixtures } from '../../design-system/build/fixtures/make-fixtures.mjs';
import { root } from '../../scripts/shared/places.mjs';
import { findings } from '../e2e/support/axe.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { served } from './served.ts';
import { unpacked } from './unpacked.ts';

describe('a page of another team, with HTML and styles.css of the tarball', () => {
  const open = useBrowser();
  let files: Awaited<ReturnType<typeof unpacked>>;
  let site: Awaited<ReturnType<typeof served>>;
  const dist = (path: string) => join(files.folder, 'dist', path);
  beforeAll(async () => {
    files = await unpacked('design-system');
    site = await served(dist(''));
  });
  afterAll(async () => {
    await site?.close();
    await files?.remove();
  });
  const json = async (file: string) => JSON.parse(await readFile(dist(`fixtures/${file}`), 'utf8'));

  it('is built from the present fixtures of the sources', async () => {
    const { components, page } = await makeFixtures(pathToFileURL(`${root}/design-system/`));
    const index = await json('index.json');
    expect(index.components.map(({ component }: { component: string }) => component)).toEqual(
      components.map(({ component }) => component),
    );
    for (const fixtures of components) expect(await json(`${fixtures.component}.json`)).toEqual(fixtures);
    expect(await readFile(dist('fixtures/page.html'), 'utf8')).toBe(page);
    expect((await readdir(dist('fixtures'))).toSorted()).toEqual(
      [...components.map(({ component }) => `${component}.json`), 'index.json', 'page.html'].toSorted(),
    );
  });

  it.each([375, 1280])('passes axe, %s pixels wide', async (width) => {
    const { page, complaints } = await open({ viewport: { width, height: 800 } });
    await page.goto(`${site.origin}/fixtures/page.html`);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    // Nothing is wider than the window (WCAG 2.2 1.4.10).
    const { scroll, client } = await page
      .locator('html')
      .evaluate(({ scrollWidth: scroll, clientWidth: client }) => ({ scroll, client }));
    expect(scroll).toBe(client);
  });

  it('looks like the components without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/fixtures/page.html`);
    const field = page.getByRole('textbox', { name: 'Vorname' }).first();
    const { height } = (await field.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await page.locator('html').evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  });
});
