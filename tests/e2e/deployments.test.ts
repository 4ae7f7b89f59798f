import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { onPglite, type Stage } from './support/databases.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';
import { type CopiedRepository, copyRepository } from './support/copied-repository.ts';

const dist = 'apps/registration/dist';
const newWords = 'In einer Minute gehören Sie dazu.';

describe('a deployment while pages are open, of a build that was really made', () => {
  const openPage = useBrowser();
  let copy: CopiedRepository;
  let stage: Stage | undefined;
  /** Opened with the first build, which has none of what is fetched later yet. */
  const tabs: Record<'first' | 'second', { page: Page; email: string } | undefined> = {
    first: undefined,
    second: undefined,
  };

  const product = () => {
    if (!stage) throw new Error('The product has not started.');
    return stage.product;
  };
  /** Changes what is served, as a deployment does: the process is another one, the address is not. */
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
    copy = await copyRepository();
    await cp(resolve(import.meta.dirname, '../..', dist), join(copy.folder, dist), { recursive: true });
    stage = await onPglite(copy.folder);
    tabs.first = await open();
    tabs.second = await open();
    const texts = join(copy.folder, 'flows/domain/src/messages/de-DE.json');
    const before = await readFile(texts, 'utf8');
    const after = before.replace(/(?<="page\.registrationPage\.intro": ")[^"]+/, newWords);
    await writeFile(texts, after);
    await deploy(() => copy.run('apps/registration/build/build.mjs'));
  }, 240_000);
  afterAll(async () => {
    await stage?.remove();
    await copy?.remove();
  });

  it('new visitors get the new build', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product().url}/signup`);
    await page.getByText(newWords).waitFor();
    await hydrated(page);
    expect(complaints).toEqual([]);
  });

  it('a form in use fetches what it still needs of its own build, and registers', async () => {
    const { page, email } = tab('first');
    expect(await page.getByText(newWords).count()).toBe(0);
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
    // Two deployments later nothing of the build is left.
    await deploy(async () => {
      const { before, files } = JSON.parse(await readFile(join(copy.folder, dist, 'files.json'), 'utf8'));
      for (const file of before.files.filter((each: string) => !files.includes(each)))
        await rm(join(copy.folder, dist, 'client', file));
    });
    expect(await valuesOf(page)).toMatchObject({ ...erika, email });
    await submit(page);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });
});
