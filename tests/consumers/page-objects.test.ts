import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { compoundScenarios } from '../../design-system/test-support/page-objects/compound-scenarios.ts';
import { scenarios } from '../../design-system/test-support/page-objects/scenarios.ts';
import { root } from '../../scripts/shared/places.mjs';
import { type OpenPage, useBrowser } from '../e2e/support/browser.ts';
import { buildOnce } from '../support/build-once.ts';
import { hashesOf } from '../support/sources.ts';
import { served } from './served.ts';

const proofs = Object.entries({ ...scenarios, ...compoundScenarios });

const bundle = async (outDir: string) => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page-objects'),
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
    mode: 'production',
    build: { outDir, emptyOutDir: true, minify: false },
  });
};

describe('page objects driven by Playwright', () => {
  const open = useBrowser();
  let site: Awaited<ReturnType<typeof served>>;
  let opened: OpenPage;
  beforeAll(async () => {
    const sources = ['tests/consumers/page-objects', 'design-system', 'tailwind.config.ts'];
    const inputs = [...(await hashesOf(root, sources))].map(String);
    const folder = await buildOnce('page-objects', inputs, bundle);
    site = await served(folder);
    opened = await open();
    await opened.page.goto(site.origin);
  }, 240_000);
  afterAll(() => site?.close());

  test.each(proofs)('%s works on the real component', async (name, prove) => {
    const { page, complaints } = opened;
    await page.evaluate((name) => (location.hash = name), name);
    await prove(playwright(page));
    expect(complaints).toEqual([]);
  });
});
