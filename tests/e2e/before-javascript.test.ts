import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';

describe('the page before its JavaScript', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('keeps typed, ticked and chosen values when React hydrates the page', async () => {
    const { page, complaints } = await openPage();
    const release = await holdScripts(page, 'continue');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await fillIn(page, { ...erika, 'personalData.salutation': 'COMPANY' });
    await page.locator('[name="consents.newsletter"]').check();
    await page.locator('[name="password"]').focus();
    const before = await valuesOf(page);
    release();
    await hydrated(page);
    const after = await valuesOf(page);
    expect(after['personalData.firstName']).toBe('Erika');
    for (const name of Object.keys(after))
      if (name in before) expect([name, after[name]]).toEqual([name, before[name]]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    // The form follows an answer that the shopper gave before React loaded.
    await page.getByLabel('Firmenname').waitFor();
    expect(complaints).toEqual([]);
  });

  it('holds a submit and sends it when React has loaded', async () => {
    const { page } = await openPage();
    const release = await holdScripts(page, 'continue');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await fillIn(page, { ...erika, email: freshEmail() });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(request.url());
    });
    const button = page.getByRole('button', { name: 'Konto anlegen' });
    await button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    // If the page did not hold the submit, the browser would have sent it before this request.
    await page.evaluate(() => fetch('/service/registration/api/v1/csrf'));
    expect(sent).toEqual([]);
    release();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it('runs the action of a pressed button when React has loaded', async () => {
    const { page } = await openPage();
    const release = await holdScripts(page, 'continue');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    const password = page.locator('[name="password"]');
    await password.fill('Kaffee123');
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    release();
    await page.getByRole('button', { name: 'Passwort verbergen' }).waitFor();
    expect(await password.getAttribute('type')).toBe('text');
    expect(await password.inputValue()).toBe('Kaffee123');
  });

  it('is hydrated when it is idle, without being touched', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('submits a held form without scripts when the script fails to load', async () => {
    const { page } = await openPage();
    await page.route('**/assets/*.js*', (route) => route.abort());
    await page.goto(`${product.url}/signup`);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it.each(['register', 'registration-client', 'error-messages', 'person-rules'])(
    'submits the form without scripts when the %s script fails to load',
    async (name) => {
      const { page } = await openPage();
      await page.route(`**/assets/${name}-*.js*`, (route) => route.abort());
      await page.goto(`${product.url}/signup`);
      await hydrated(page);
      await fillIn(page, { ...erika, email: freshEmail() });
      const posted = page.waitForRequest('**/service/registration/form/standalone-registration');
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      expect((await posted).method()).toBe('POST');
      await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    },
  );

  it('registers without JavaScript after the errors are corrected', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/m/signup?site=TR`);
    await fillIn(page, { ...erika, email: freshEmail(), 'personalData.birthDate.month': '13' });
    await page.getByRole('button', { name: 'Hesap oluştur' }).click();
    await page.getByText('Lütfen işaretlenen alanları düzeltin.').waitFor();
    await page.getByText('Lütfen ayı kontrol edin. Ay, 1 ile 12 arasında bir sayıdır.').first().waitFor();
    const wrongPart = page.locator('[name^="personalData.birthDate"][aria-invalid="true"]');
    expect(await wrongPart.getAttribute('name')).toBe('personalData.birthDate.month');
    await page.getByText('Üyeliğinizi tamamlayabilmek için').waitFor();
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).toBe('Erika');
    expect(await page.locator('[name="password"]').inputValue()).toBe('');
    await fillIn(page, { 'personalData.birthDate.month': '02', password: 'Kaffee123' });
    await page.locator('[name="consents.membership"]').check();
    await page.getByRole('button', { name: 'Hesap oluştur' }).click();
    await page.getByRole('heading', { name: 'Hoş geldiniz, Erika!' }).waitFor();
    expect(page.url()).toBe(`${product.url}/address-input/standalone`);
  });

  it.each(flowNames)('%s works without JavaScript, after the errors were put right', async (name) => {
    const { path, before, answer, leadsTo, greets } = flowOf(name);
    const { page } = await openPage({ javaScriptEnabled: false });
    await before?.(page, product.url, 'HU');
    await page.goto(`${product.url}${path}?site=HU`);
    await page.locator('button[type=submit]').click();
    await page.getByText('Kérjük, javítsa a megjelölt mezőket.').first().waitFor();
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
    expect(await page.title()).toMatch(/^Hiba: /);
    await answer(page, 'HU', 'only the required fields');
    await page.locator('button[type=submit]').click();
    await page.waitForURL(leadsTo('only the required fields'));
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(heading?.includes('Erika')).toBe(greets('only the required fields'));
  });

  it('restores a form that came back from a submit without scripts when the script has loaded', async () => {
    const { page, complaints } = await openPage();
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') posted.push(request.url());
    });
    // Blocks all scripts until the second submit. A page with only some of its scripts would show other error
    // texts.
    await page.route('**/assets/*.js*', (route) => (posted.length < 2 ? route.abort() : route.continue()));
    await page.goto(`${product.url}/signup`);
    await fillIn(page, { ...erika, email: freshEmail(), 'personalData.birthDate.year': '2020' });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/service/registration/form/standalone-registration');
    // The response with errors is at the address of the form. A reload in the browser would submit the same
    // form again.
    complaints.length = 0;
    await page.locator('[name="password"]').fill('Kaffee123');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await hydrated(page);
    await page.getByText('Sie müssen 16 Jahre alt sein').waitFor();
    expect(posted).toHaveLength(2);
    expect(await page.title()).toBe('Fehler: Konto anlegen – Crema');
    await page.locator('[name="personalData.salutation"]').selectOption('COMPANY');
    await page.getByLabel('Firmenname').fill('Rösterei Nord');
    await page.locator('[name="password"]').fill('Kaffee123');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it('keeps a held submit waiting while there is no network', async () => {
    const { page } = await openPage();
    const release = await holdScripts(page, 'abort');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.context().setOffline(true);
    const button = page.getByRole('button', { name: 'Konto anlegen' });
    await button.click();
    // The page's own script requests the same file. If it fails, the first requester gets the error first.
    const lost = page.evaluate(
      'import(document.querySelector("script[data-entry]").dataset.entry).catch(() => 0)',
    );
    release();
    await lost;
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect((await valuesOf(page))['personalData.firstName']).toBe('Erika');
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it.each([
    ['in its own words, although they come late', 'continue', 'Bitte geben Sie Ihren Vornamen an.'],
    ['in general words, where its own cannot be had', 'abort', 'Bitte prüfen Sie diese Angabe.'],
  ] as const)('says what is wrong %s, and sends what is right', async (_, end, text) => {
    const { page } = await openPage();
    const release = await holdScripts(page, end, 'later-*');
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Konto anlegen' });
    await button.click();
    expect(await page.locator('form [aria-invalid]').count()).toBe(0);
    release();
    await page.locator('#app').getByText(text).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'personalData.salutation',
    );
    await fillIn(page, { ...erika, email: freshEmail() });
    await button.click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it.each(['error-messages', 'person-rules'])(
    'validates the submitted values as soon as the %s script has loaded',
    async (name) => {
      const { page, complaints } = await openPage();
      const release = await holdScripts(page, 'continue', `${name}-*`);
      await page.goto(`${product.url}/signup`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      expect(await page.locator('form [aria-invalid]').count()).toBe(0);
      release();
      await page.locator('#app').getByText('Bitte geben Sie Ihren Vornamen an.').waitFor();
      await page.getByText('Bitte korrigieren Sie Ihre Angaben.').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'personalData.salutation',
      );
      expect(complaints).toEqual([]);
    },
  );

  it('lets the server validate if the rules fail to load, and shows its errors', async () => {
    const { page } = await openPage();
    await page.route('**/assets/person-rules-*.js*', (route) => route.abort());
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    const posted = page.waitForRequest('**/service/registration/form/standalone-registration');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await posted;
    await page.getByText('Bitte korrigieren Sie Ihre Angaben.').waitFor();
    await page.locator('#app').getByText('Bitte geben Sie Ihren Vornamen an.').waitFor();
  });

  it('shows each error of a rejected form at its field, before and after React has loaded', async () => {
    const { page, complaints } = await openPage();
    const release = await holdScripts(page, 'continue', 'error-messages-*');
    // Only the first page gets no scripts. The page with errors requests its own before the test could allow
    // them.
    await page.route('**/assets/*.js*', (route) =>
      route.request().frame().url().endsWith('/signup') ? route.abort() : route.fallback(),
    );
    await page.goto(`${product.url}/signup`);
    await fillIn(page, { ...erika, email: freshEmail(), 'personalData.birthDate.year': '2020' });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/service/registration/form/standalone-registration');
    complaints.length = 0;
    await page.locator('[name="password"]').fill('Kaffee123');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    const banner = page.locator('form > section[data-tone=error]');
    await banner.waitFor();
    const [before, place] = [await banner.innerText(), await banner.boundingBox()];
    release();
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toMatch(/birthDate/);
    expect(await banner.innerText()).toBe(before);
    expect((await banner.boundingBox())?.height).toBe(place?.height);
    // Errors of the blocked scripts may arrive late.
    expect(complaints.filter((each) => !each.includes('net::ERR_FAILED'))).toEqual([]);
  });

  it('opens the details of a consent without JavaScript', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/signup`);
    const detail = page.getByText('Crema schreibt Ihnen über Kaffee');
    expect(await detail.isVisible()).toBe(false);
    await page.locator('summary').first().click();
    expect(await detail.isVisible()).toBe(true);
  });

  it('does not make React render for a key press', async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      let commits = 0;
      const hook = {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => (commits += 1),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      };
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, commits: () => commits });
    });
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    const commits = () => page.evaluate('commits()');
    // The page validates a field that the shopper left once its texts have loaded, so the error may appear
    // now.
    const isStill = async () => {
      const before = await commits();
      await page.waitForTimeout(300);
      return (await commits()) === before;
    };
    expect(await commits()).toBeGreaterThan(0);
    for (const [name, text] of [
      ['personalData.firstName', 'Erika Maria'],
      ['email', 'erika@example.com'],
      ['password', 'Kaffee123!'],
    ] as const) {
      await page.locator(`[name="${name}"]`).focus();
      await expect.poll(isStill).toBe(true);
      const before = await commits();
      await page.keyboard.type(text);
      await page.keyboard.press('Backspace');
      expect([name, await commits()]).toEqual([name, before]);
    }
  });
});
