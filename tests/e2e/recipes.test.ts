import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { onPglite, type Stage } from './support/databases.ts';
import { type CopiedRepository, copyRepository } from './support/copied-repository.ts';
import { buildNext, compileNext, type NextBuild } from './support/other-builds.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

/**
 * The present year in the site's time zone. A shopper born on the first of January has already had the
 * birthday.
 */
const thisYear = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Ljubljana' }).format(),
);

/** Selects a customer with all consents. @param $1 the e-mail address */
const customerWithConsents = `
  select customer.*, (
    select json_agg(json_build_object(
      'kind', kind, 'granted', granted, 'document_id', document_id, 'site', site, 'locale', locale) order by kind)
    from consent where consent.login_id = customer.login_id) as consents
  from customer where email = $1`;

let built: NextBuild;
let copy: CopiedRepository;
let started: Stage | undefined;
const stage = () => {
  if (!started) throw new Error('The product has not started.');
  return started;
};
beforeAll(async () => {
  built = await buildNext();
  copy = await copyRepository();
  await cp(built.sources, copy.folder, { recursive: true });
  started = await onPglite({ folder: copy.folder, settings: { APP_DIR: built.dist } });
}, 240_000);
afterAll(async () => {
  await started?.remove();
  await copy?.remove();
});

test('the types of every package hold with the site and the field', async () => {
  await compileNext(copy);
}, 120_000);

describe('a country is one file with its messages and documents: a tenth site, added to a copy of the repository', () => {
  const openPage = useBrowser();

  it('needs only its site, its messages and its documents, and the rest is generated', () => {
    expect(built.changed.bySite).toEqual([
      'flows/domain/src/documents/documents.gen.ts',
      'flows/domain/src/documents/si.ts',
      'flows/domain/src/messages/sl-SI.json',
      'flows/domain/src/sites/si.ts',
      'flows/domain/src/sites/sites.gen.ts',
    ]);
  });

  it('registers a shopper in its language, from its own minimum age, with its own documents', async () => {
    const email = freshEmail();
    const { page, complaints } = await openPage({ viewport: { width: 375, height: 800 } });
    await page.goto(`${stage().product.url}/signup?site=SI`);
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

    const [customer] = await stage().query(customerWithConsents, [email]);
    expect(customer).toMatchObject({ site: 'SI', locale: 'sl-SI', last_name: 'Žagar-Črnič' });
    expect(customer?.['consents']).toEqual([
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

/** Pages that ask for the nickname: their site, the text of a wrong one, their button and the heading of a success. */
const pages = [
  [true, 'DE', 'Der Spitzname darf höchstens 20 Zeichen lang sein.', 'Konto anlegen', 'Willkommen, Erika!'],
  [false, 'SI', 'Vzdevek ima lahko največ 20 znakov.', 'Ustvari račun', 'Dobrodošli, Erika!'],
] as const;

describe('a field kind is one folder: a nickname, added to the standalone registration of the copy', () => {
  const openPage = useBrowser();
  const nickname = 'personalData.nickname';

  it('touches at most twelve places beside the generated files', () => {
    const places = built.changed.byField
      .filter((path) => !path.includes('.gen.'))
      // One command searches the text of every language.
      .map((path) => path.replace(/messages\/.+\.json$/, 'messages/*.json'));
    expect([...new Set(places)]).toEqual([
      'apps/services/src/core/database/migrations/9999-nickname.ts',
      'flows/domain/src/fields/nickname/nickname-field.ts',
      'flows/domain/src/fields/nickname/nickname-rule.ts',
      'flows/domain/src/fields/person-fields.ts',
      'flows/domain/src/fields/person-rules.ts',
      'flows/domain/src/fields/planned-field.ts',
      'flows/domain/src/messages/*.json',
      'flows/form/src/fields/person-fields.tsx',
      'flows/registration/test-support/headless/plain-field.tsx',
      'tests/agreement/person-faults.ts',
      'tests/agreement/right-entries.ts',
    ]);
  });

  it('is typed, judged in the language of the page and stored, with and without JavaScript', async () => {
    // A second try of this test finds the product stopped.
    await stage().stands();
    const emails: string[] = [];
    for (const [javaScriptEnabled, site, error, button, heading] of pages) {
      const { page } = await openPage({ javaScriptEnabled });
      const email = freshEmail();
      emails.push(email);
      await page.goto(`${stage().product.url}/signup?site=${site}`);
      if (javaScriptEnabled) await hydrated(page);
      await fillIn(page, { ...erika, email, [nickname]: 'Röstmeisterin von Bremen' });
      await page.getByRole('button', { name: button }).click();
      await page.getByText(error).first().waitFor();
      expect(await page.locator(`[name="${nickname}"]`).getAttribute('aria-invalid')).toBe('true');
      await fillIn(page, { [nickname]: ` Kiki ${site} `, password: erika.password });
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    const rows = await stage().lastLook((query) =>
      query('select nickname from customer where email = any($1) order by site', [emails]),
    );
    expect(rows).toEqual([{ nickname: 'Kiki DE' }, { nickname: 'Kiki SI' }]);
  });
});
