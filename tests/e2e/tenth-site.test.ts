import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { onPglite, type Stage } from './support/databases.ts';
import { freshEmail, hydrated } from './support/shopper.ts';
import { type CopiedRepository, copyRepository } from './support/copied-repository.ts';

/** This year where the site's shoppers are judged: who was born on its first of January has had the birthday. */
const thisYear = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Ljubljana' }).format(),
);

describe('a country is one file: a tenth site, added to a copy of the repository', () => {
  const openPage = useBrowser();
  let copy: CopiedRepository;
  let stage: Stage | undefined;
  beforeAll(async () => {
    copy = await copyRepository();
    await cp(join(import.meta.dirname, 'tenth-site/files'), copy.folder, { recursive: true });
    await copy.run('flows/domain/build/sites.mjs');
    await copy.run('flows/domain/build/messages.mjs');
    await copy.run('apps/registration/build/build.mjs');
    stage = await onPglite(copy.folder);
  }, 180_000);
  afterAll(async () => {
    await stage?.remove();
    await copy?.remove();
  });

  it('needs its site, its messages and its documents; the rest is generated', async () => {
    expect(await copy.changed()).toEqual([
      'flows/domain/src/documents/documents.gen.ts',
      'flows/domain/src/documents/si.ts',
      'flows/domain/src/messages/sl-SI.json',
      'flows/domain/src/sites/si.ts',
      'flows/domain/src/sites/sites.gen.ts',
    ]);
  });

  it('is known to the types of every package', async () => {
    await copy.run('node_modules/typescript/bin/tsc', '-b', 'apps/registration', 'apps/services');
  }, 120_000);

  it('registers a shopper in its language, from its own age on, with its own documents', async () => {
    if (!stage) throw new Error('The product has not started.');
    const email = freshEmail();
    const { page, complaints } = await openPage({ viewport: { width: 375, height: 800 } });
    await page.goto(`${stage.product.url}/signup?site=SI`);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('sl-SI');
    expect(await page.title()).toBe('Ustvarite račun – Crema');
    await page.getByRole('link', { name: 'Pomoč strankam' }).waitFor();
    await page.getByRole('button', { name: 'Pokaži geslo' }).waitFor();

    const field = (name: RegExp) => page.getByRole('textbox', { name });
    await page.getByLabel('Nagovor').selectOption({ label: 'Gospa' });
    await field(/^Ime/).fill('Špela');
    await field(/^Priimek/).fill('Žagar-Črnič');
    await field(/^Dan/).fill('01');
    await field(/^Mesec/).fill('01');
    await field(/^Leto/).fill(String(thisYear - 14));
    await field(/^E-poštni naslov/).fill(email);
    await field(/^Geslo/).fill('Jutranja kava 1');
    await page.getByRole('checkbox', { name: /CremaCard/ }).check();
    await page.getByRole('checkbox', { name: /pogoji sodelovanja v programu zvestobe/ }).check();
    await page.getByRole('button', { name: 'Ustvari račun' }).click();
    await page.getByText('Za to ponudbo morate biti stari vsaj 15 let.').first().waitFor();
    await field(/^Leto/).fill(String(thisYear - 15));
    await page.getByRole('button', { name: 'Ustvari račun' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dobrodošli, Špela!' }).waitFor();
    expect(complaints).toEqual([]);

    const [customer] = await stage.query('select * from customer where email = $1', [email]);
    expect(customer).toMatchObject({ site: 'SI', locale: 'sl-SI', last_name: 'Žagar-Črnič' });
    const consents = await stage.query(
      'select kind, granted, document_id, site, locale from consent where login_id = $1 order by kind',
      [customer?.['login_id']],
    );
    expect(consents).toEqual([
      {
        kind: 'cardTermsAndConditions',
        granted: true,
        document_id: 'si/card-terms-and-conditions',
        site: 'SI',
        locale: 'sl-SI',
      },
      { kind: 'newsletter', granted: false, document_id: 'si/newsletter', site: 'SI', locale: 'sl-SI' },
    ]);
  });
});
