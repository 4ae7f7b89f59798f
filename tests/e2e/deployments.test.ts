import { cpSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../scripts/shared/places.mjs';
import { useBrowser } from './support/browser.ts';
import { type CopiedRepository, copyRepository } from './support/copied-repository.ts';
import { onPostgres, type Stage } from './support/databases.ts';
import { buildNext, newSentence } from './support/other-builds.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';

describe('a deployment of a real build while pages are open', () => {
  const openPage = useBrowser();
  let copy: CopiedRepository;
  let stage: Stage | undefined;
  /** Pages that were opened with the first build and have not loaded its deferred files yet. */
  const tabs: Record<'first' | 'second', { page: Page; email: string } | undefined> = {
    first: undefined,
    second: undefined,
  };

  /** The folder of the build that the server serves. */
  const served = () => join(copy.folder, 'apps/registration/dist');
  const product = () => {
    if (!stage) throw new Error('The product has not started.');
    return stage.product;
  };
  /** Changes the served build, as a deployment does. The process is new and the address is the same. */
  const deploy = async (change: () => Promise<unknown>) => {
    await change();
    await product().stop();
    await product().restart();
  };
  const open = async () => {
    const { page } = await openPage();
    await page.goto(`${product().url}/signup`);
    await hydrated(page);
    const email = freshEmail();
    await fillIn(page, { ...erika, email });
    return { page, email };
  };
  const tab = (which: 'first' | 'second') => {
    const found = tabs[which];
    if (!found) throw new Error('The tab has not been opened.');
    return found;
  };
  const submit = (page: Page) => page.getByRole('button', { name: 'Konto anlegen' }).click();

  beforeAll(async () => {
    const next = await buildNext();
    copy = await copyRepository();
    cpSync(dist, served(), { recursive: true });
    stage = await onPostgres({ folder: copy.folder });
    tabs.first = await open();
    tabs.second = await open();
    await deploy(async () => {
      await rm(served(), { recursive: true });
      cpSync(next.dist, served(), { recursive: true });
      await cp(next.sources, copy.folder, { recursive: true });
    });
  }, 240_000);
  afterAll(async () => {
    await stage?.remove();
    await copy?.remove();
  });

  it('new visitors get the new build', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product().url}/signup`);
    await page.getByText(newSentence).waitFor();
    await hydrated(page);
    expect(complaints).toEqual([]);
  });

  it('a form in use loads the missing files of its own build, and registers', async () => {
    const { page, email } = tab('first');
    expect(await page.getByText(newSentence).count()).toBe(0);
    await page.getByRole('checkbox', { name: /CremaCard/ }).check();
    await page
      .getByRole('checkbox', { name: /Bedingungen|Teilnahme/ })
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: /CremaCard/ }).uncheck();
    expect(await valuesOf(page)).toMatchObject({ ...erika, email });
    await submit(page);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it('a form in use whose build is gone registers as it does without JavaScript', async () => {
    const { page, email } = tab('second');
    // After two deployments the server no longer has any file of the build.
    await deploy(async () => {
      const { before, files } = JSON.parse(await readFile(join(served(), 'files.json'), 'utf8'));
      for (const file of before.files.filter((each: string) => !files.includes(each)))
        await rm(join(served(), 'client', file));
    });
    expect(await valuesOf(page)).toMatchObject({ ...erika, email });
    await submit(page);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });
});
