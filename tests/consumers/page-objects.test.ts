import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { compoundScenarios } from '../../design-system/test-support/page-objects/compound-scenarios.ts';
import { scenarios } from '../../design-system/test-support/page-objects/scenarios.ts';
import { type OpenPage, useBrowser } from '../e2e/support/browser.ts';
import { served } from './served.ts';

const proofs = Object.entries({ ...scenarios, ...compoundScenarios });

describe('page objects driven by Playwright', () => {
  const open = useBrowser();
  let outDir: string;
  let site: Awaited<ReturnType<typeof served>>;
  let opened: OpenPage;
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'crema-page-objects-'));
    await build({
      configFile: false,
      root: join(import.meta.dirname, 'page-objects'),
      logLevel: 'error',
      plugins: [tailwindcss()],
      resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
      mode: 'production',
      build: { outDir, emptyOutDir: true, minify: false },
    });
    site = await served(outDir);
    opened = await open();
    await opened.page.goto(site.origin);
  });
  afterAll(async () => {
    await site?.close();
    await rm(outDir, { recursive: true, force: true });
  });

  test.each(proofs)('%s works on the real component', async (name, prove) => {
    const { page, complaints } = opened;
    await page.evaluate((name) => (location.hash = name), name);
    await prove(playwright(page));
    expect(complaints).toEqual([]);
  });
});
