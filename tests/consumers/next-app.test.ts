import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as on from '../../design-system/src/testing/index.ts';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { buildNextOnce, nextApp } from './next-app.ts';
import { startNext } from './next-server.ts';

/** A sentence that occurs in the script of every client component. */
const OURS = 'Wrap the page in <DesignSystemProvider';

describe('an app of Next.js, with nothing but the tarball', () => {
  const browser = useBrowser();
  let app: Awaited<ReturnType<typeof nextApp>>;
  let server: Awaited<ReturnType<typeof startNext>>;
  beforeAll(async () => {
    app = await nextApp();
    await buildNextOnce(app);
    server = await startNext(app.folder);
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    await app?.remove();
  });

  const html = async (path: string) => (await fetch(server.origin + path)).text();

  /** Returns all scripts that a page loads. */
  const script = async (path: string) => {
    const sources = [...(await html(path)).matchAll(/<script src="([^"]+)"/g)].map(
      ([, source]) => source ?? '',
    );
    return (await Promise.all([...new Set(sources)].map(html))).join('\n');
  };

  async function open(options: { javaScriptEnabled: boolean }) {
    const { page, complaints } = await browser(options);
    await page.goto(`${server.origin}/anmeldung`, { waitUntil: 'networkidle' });
    const screen = playwright(page);
    return {
      page,
      complaints,
      firstName: on.textField(screen, 'Vorname'),
      salutation: on.select(screen, 'Anrede'),
      birthDate: on.birthDateField(screen, 'Geburtsdatum', { day: 'Tag', month: 'Monat', year: 'Jahr' }),
      phone: on.phoneField(screen, 'Telefon', { prefix: 'Vorwahl', number: 'Rufnummer' }),
      street: on.comboBox(screen, 'Straße'),
      password: on.passwordField(screen, 'Passwort', {
        show: 'Passwort anzeigen',
        hide: 'Passwort verbergen',
      }),
      iban: on.ibanField(screen, 'IBAN'),
      card: on.radioGroup(screen, 'Kundenkarte'),
      terms: on.checkbox(screen, 'AGB gelesen'),
      detail: on.disclosure(screen, 'Details anzeigen'),
      voucher: on.textField(screen, 'Gutschein'),
      send: on.button(screen, 'Anlegen'),
      summary: on.errorSummary(screen, 'Bitte prüfen'),
      welcome: on.banner(screen, 'Willkommen, Zoë'),
    };
  }

  test('content without scripts is HTML of the server, and loads none of our scripts', async () => {
    const page = await html('/');
    expect(page).toMatch(/<h1 class="[^"]+">Rösterei<\/h1>/);
    expect(page).toMatch(/<dt[^>]*>Geöffnet<\/dt><dd[^>]*>8 bis 18 Uhr<\/dd>/);
    expect(page).toMatch(/<a href="\/anmeldung" class="[^"]+">Konto anlegen<\/a>/);
    expect(await script('/')).not.toContain(OURS);
    expect(await script('/anmeldung')).toContain(OURS);
  });

  test('the style sheet contains its layer and its fonts', async () => {
    const page = await html('/');
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const css = await html(sheet);
    expect(css).toContain('@layer crema');
    const font = /url\(([^)"']+\.woff2)\)/.exec(css)?.[1] ?? '';
    expect((await fetch(new URL(font, server.origin + sheet))).status).toBe(200);
  });

  test.each([true, false])('the form works; JavaScript: %s', async (javaScriptEnabled) => {
    const { complaints, ...form } = await open({ javaScriptEnabled });
    expect(await form.voucher.hint()).toBe('Falls Sie einen haben');
    await form.salutation.choose('Herr');
    await form.birthDate.enter({ day: '07', month: '03', year: '1988' });
    await form.phone.enter({ prefix: '+49', number: '30 1234' });
    await form.street.type('Lindenallee 12');
    await form.iban.type('DE021203');
    await form.card.choose('Papier');
    await form.detail.open();
    expect(await form.detail.isOpen()).toBe(true);
    await form.send.click();

    const wrong = ['Bitte geben Sie Ihren Vornamen ein.', 'Bitte stimmen Sie zu.'];
    await expect.poll(() => form.summary.links()).toEqual(wrong);
    expect([await form.firstName.error(), await form.terms.error()]).toEqual(wrong);
    expect([await form.firstName.isRequired(), await form.birthDate.isInvalid()]).toEqual([true, false]);
    expect(await form.salutation.value()).toBe('Herr');
    expect(await form.birthDate.value()).toEqual({ day: '07', month: '03', year: '1988' });
    expect(await form.phone.value()).toEqual({ prefix: '+49', number: '30 1234' });
    expect(await form.street.value()).toBe('Lindenallee 12');
    expect(await form.iban.value()).toBe('DE02 1203');
    expect(await form.card.value()).toBe('Papier');

    await form.summary.follow('Bitte geben Sie Ihren Vornamen ein.');
    // Without a script the browser scrolls to the field and focuses it.
    if (javaScriptEnabled) expect(await form.firstName.hasFocus()).toBe(true);
    await form.firstName.type('Zoë');
    await form.terms.check();
    await form.send.click();
    await expect.poll(() => form.welcome.tone()).toBe('success');
    expect([await form.firstName.value(), await form.salutation.value()]).toEqual(['', 'Bitte wählen']);
    expect(complaints).toEqual([]);
  });

  test('a chunk that loads after the page suggests streets and fills in the chosen one', async () => {
    const { page, complaints, street, iban } = await open({ javaScriptEnabled: true });
    const combo = page.getByRole('combobox', { name: 'Straße' });
    await combo.waitFor();
    await street.type('Dom');
    await expect
      .poll(() => street.suggestions())
      .toEqual(['Domplatz 20095 Hamburg', 'Domstraße 20095 Hamburg']);
    await street.choose(/^Domstraße/);
    expect(await street.value()).toBe('Domstraße');
    await expect.poll(() => street.suggestions()).toEqual([]);
    await iban.type('DE02');
    expect(await street.value()).toBe('Domstraße');
    expect(complaints).toEqual([]);
  });

  test('the strength of the password is announced while the shopper types', async () => {
    const { page, complaints, password } = await open({ javaScriptEnabled: true });
    await password.type('Mokka');
    await page.getByText('Passwortstärke: schwach').waitFor();
    await password.type('Mokka 23 Bohnen');
    await page.getByText('Passwortstärke: stark').waitFor();
    expect(complaints).toEqual([]);
  });

  test('after an action the focus is in the error summary', async () => {
    const { send, summary } = await open({ javaScriptEnabled: true });
    await send.click();
    await expect.poll(() => summary.hasFocus()).toBe(true);
  });
});
