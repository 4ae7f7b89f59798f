import { open, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceScenarios } from '../../apps/dev-server/src/scenarios/service-scenarios.ts';
import { trackingScenarios } from '../../apps/dev-server/src/scenarios/tracking-scenarios.ts';
import { touchPointPath } from '../../apps/dev-server/src/touch-point.ts';
import { visitorScenarios } from '../../apps/registration/dev/visitor-scenarios.ts';
import { siteKeys, siteSlug } from '../../flows/domain/src/index.ts';
import { among } from '../support/combine.ts';
import { askHost } from './every-page/ask-host.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { type CopiedRepository, copyRepository } from './support/copied-repository.ts';
import { type Development, startDevelopment } from './support/start-development.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

const typed = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

/** Returns a colour on the page that comes from a design token. */
const buttonColour = (page: Page) =>
  page.locator('button[type=submit]').evaluate((button) => getComputedStyle(button).backgroundColor);

/** Pages of a site, in the order in which a new shopper becomes a customer. */
const pagesOfSite = [
  '/checkout-registration',
  '/checkout-registration-without-password',
  '/checkout-registration-with-address-without-password',
  '/crema-registration',
  '/community-registration',
  '/crema-registration?scenario=customer-without-address',
  '/address-input/standalone',
  '/community-request',
] as const;

describe('the development server', () => {
  const openPage = useBrowser();
  let copy: CopiedRepository;
  let development: Development;
  beforeAll(async () => {
    copy = await copyRepository();
    development = await startDevelopment(copy.folder);
  });
  afterAll(async () => {
    await development?.stop();
    await copy?.remove();
  });

  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => console.error(development.output().slice(-2000)));
  });

  /**
   * Changes a file of the copy. The file is never empty in between: on a busy machine the server could read it at that moment, and
   * see no later change.
   */
  async function edit(path: string, from: string, to: string): Promise<void> {
    const file = await open(join(copy.folder, path), 'r+');
    try {
      const before = await file.readFile('utf8');
      expect(before).toContain(from);
      const after = Buffer.from(before.replace(from, to));
      await file.write(after, 0, after.length, 0);
      await file.truncate(after.length);
    } finally {
      await file.close();
    }
  }

  /** Requests a path under a host without a browser. */
  async function asked(host: string, path: string): Promise<string> {
    const { status, body } = await askHost(development.url(), development.url(host) + path);
    expect([path, status]).toEqual([path, 200]);
    return body.toString();
  }

  async function openSignup(host: string) {
    const opened = await openPage();
    await opened.page.goto(`${development.url(host)}/signup`);
    await hydrated(opened.page);
    return opened;
  }

  it('has a double of the touch-point service, which prints its calls', async () => {
    const answer = await fetch(`${development.url()}${touchPointPath}?user_key=key-1`);
    expect(answer.status).toBe(204);
    await expect.poll(development.output).toContain('Touch-point service: called with a user key');
  });

  it('prints an address for every site, each in its own language', async () => {
    for (const site of siteKeys)
      expect(development.output()).toContain(`http://${siteSlug(site)}.localhost:`);
    // Each host is another origin, so a browser would load every module again. The test reads the start of
    // the page, which comes before the modules.
    expect(await asked('tr.localhost', '/signup')).toMatch(
      /<html[^>]* lang="tr-TR".*<h1[^>]*>Hesap oluşturun/s,
    );
    expect(await asked('ch-fr.localhost', '/signup')).toMatch(/<html[^>]* lang="fr-CH"/);
    const { page } = await openPage();
    const inPolish = async (path: string) =>
      expect(await (await page.request.get(development.url() + path)).text()).toMatch(
        /<html[^>]* lang="pl-PL"/,
      );
    await inPolish('/signup?site=PL');
    // The app remembers the site.
    await inPolish('/checkout-registration');
  });

  it('shows every change of a source without a manual reload, and keeps the typed values', async () => {
    const { page, complaints } = await openSignup('de.localhost');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await fillIn(page, { 'personalData.firstName': 'Erika', password: erika.password });

    await edit('design-system/src/text-field/text-field.tsx', '<input {...', '<input data-changed="" {...');
    await page.locator('input[data-changed]').first().waitFor();
    await edit(
      'flows/form/src/sections/account-section.tsx',
      '{password && <PlannedField field={password} />}',
      '{password && <PlannedField field={password} />}<b data-changed="" />',
    );
    await page.locator('b[data-changed]').waitFor({ state: 'attached' });
    await edit('design-system/src/base/page.css', '', 'body { outline: 3px solid rgb(1, 2, 3); }\n');
    await page.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)');
    await edit(
      'design-system/src/tokens/palette.tokens.json',
      '"components": [0.4784, 0.2431, 0.1137], "hex": "#7a3e1d"',
      '"components": [0.0, 0.0, 1.0], "hex": "#0000ff"',
    );
    await expect.poll(() => buttonColour(page)).toBe('rgb(0, 0, 255)');
    // Only the server renders the part of the page around the screen.
    await edit('design-system/src/coffee-cup/coffee-cup.tsx', '<svg', '<svg data-changed=""');
    await page.locator('aside svg[data-changed]').waitFor({ state: 'attached' });
    expect([await typed(page, 'personalData.firstName'), await typed(page, 'password')]).toEqual([
      'Erika',
      erika.password,
    ]);
    expect(loads).toBe(0);

    // A changed text reloads the page. The draft keeps everything except passwords.
    await edit('flows/domain/src/messages/de-DE.json', '"Konto anlegen"', '"Konto eröffnen"');
    await page.getByRole('heading', { level: 1, name: 'Konto eröffnen' }).waitFor();
    await hydrated(page);
    await expect.poll(() => typed(page, 'personalData.firstName')).toBe('Erika');
    expect(await page.locator('input[data-changed]').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('serves every page of a site, for new shoppers and for customers', async () => {
    const { page } = await openPage();
    // Without a browser no DNS finds the host of a site, so the address names the site.
    const answered = async (path: string) => {
      const { search } = new URL(path, development.url());
      const answer = await page.request.get(`${development.url()}${path}${search ? '&' : '?'}site=DE`);
      return [path, answer.status(), (await answer.text()).match(/<h1/g)?.length];
    };
    for (const path of [...pagesOfSite, '/registration', '/thank-you/checkout'])
      expect(await answered(path)).toEqual([path, 200, 1]);
    expect(await answered('/address-input/nonsense')).toEqual(['/address-input/nonsense', 404, 1]);
  });

  // A browser loads hundreds of modules for each page, so this test opens one page of each kind: the form
  // with every section, a customer's form, and a form in its own window. The other pages consist of the same
  // modules. every-page.test.ts checks their titles and texts in a browser, with the build.
  it.each(
    among(pagesOfSite, [
      '/checkout-registration-with-address-without-password',
      '/crema-registration?scenario=customer-without-address',
      '/community-registration',
    ]),
  )('opens %s without a complaint', async (path) => {
    const { page, complaints } = await openPage();
    await page.goto(development.url('de.localhost') + path);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });

  it('registers a shopper on the host of a site', async () => {
    const { page, complaints } = await openSignup('at.localhost');
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/address-input/standalone');
    await page.getByRole('heading', { level: 1, name: /Erika/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('offers scenarios to reviewers: the customer, and the state of the services', async () => {
    const { page } = await openSignup('de.localhost');
    const control = page.getByRole('complementary', { name: 'Scenarios' });
    await control.getByText('Scenario: Working').click();
    expect(await findings(page)).toEqual([]);
    await control.getByRole('link', { name: 'E-mail address taken: 409' }).click();
    await control.getByText('Scenario: E-mail address taken: 409').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.locator('button[type=submit]').click();
    await page
      .locator('form')
      .getByText(/bereits/)
      .first()
      .waitFor();

    // One link sets both.
    await page.goto(
      `${development.url('de.localhost')}/address-input/standalone?scenario=customer&scenario=unreachable`,
    );
    await page.getByText('Domkloster 4').waitFor();
    await page.goto(`${development.url('de.localhost')}/community-request`);
    await hydrated(page);
    await page.locator('[name="consents.communityConditions"]').check();
    await page.locator('button[type=submit]').click();
    await page
      .getByText(/^Aus technischen Gründen/)
      .first()
      .waitFor();
    // The real services answer the next request.
    await control.getByText(/^Scenario: Customer/).click();
    await control.getByRole('link', { name: 'Working' }).click();
    await hydrated(page);
    await page.locator('[name="consents.communityConditions"]').check();
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/community-welcome');
  });

  it('plays states of tracking', async () => {
    const publish = (scenario: string) =>
      fetch(`${development.url()}/service/ttruth/publish`, {
        method: 'POST',
        headers: { Cookie: `scenario=${scenario}` },
      });
    const entered = await fetch(`${development.url()}/signup?scenario=tracker-down`, { redirect: 'manual' });
    expect(entered.headers.getSetCookie().join()).toContain('C0003%3A1');
    expect((await publish('tracker-down')).status).toBe(503);
    await expect(publish('ad-blocker')).rejects.toThrow('fetch failed');
    // The services themselves answer.
    expect((await publish('consent-given')).status).toBe(415);
  });

  it('ends a session before the submit', async () => {
    const { page } = await openPage();
    await page.goto(`${development.url('de.localhost')}/community-request?scenario=session-expired`);
    await hydrated(page);
    await page.locator('[name="consents.communityConditions"]').check();
    await page.locator('button[type=submit]').click();
    await page
      .getByText(/^Sie sind nicht mehr angemeldet/)
      .first()
      .waitFor();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForURL('**/community-registration', { waitUntil: 'commit' });
  });
});

it('a build contains nothing of the development server', async () => {
  const dist = resolve(import.meta.dirname, '../../apps/registration/dist');
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const scenarios = { ...serviceScenarios, ...trackingScenarios, ...visitorScenarios('') };
  const labels = Object.values(scenarios).map(({ label }) => label);
  const traces = [
    'shadowrootmode',
    'scenario=',
    'crema:frame',
    '/@vite/',
    ...labels.filter((each) => each.includes(' ')),
  ];
  const found: string[] = [];
  for (const file of files.filter((each) => each.isFile() && /\.(?:js|html|json|css)$/.test(each.name))) {
    const content = await readFile(join(file.parentPath, file.name), 'utf8');
    found.push(...traces.filter((trace) => content.includes(trace)).map((trace) => `${file.name}: ${trace}`));
  }
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
