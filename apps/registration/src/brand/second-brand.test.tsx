import type { SiteKey } from '@crema/flow-domain';
import type { BuildAssets } from '@crema/page-shell/assets';
import { describe, expect, test } from 'vitest';
import { createAppRender } from '../render/create-render.tsx';
import { servedApp } from '../render/served-app.tsx';
import { appRouting } from '../routes/app-routing.ts';
import type { Brand } from './brand.ts';
import { brand as crema, panels } from './crema/brand.ts';
import { Mark } from './crema/mark.tsx';

const build: BuildAssets = {
  build: 'b1',
  styles: {},
  boot: 'start()',
  entry: '/assets/entry.js',
  icon: '/assets/icon.svg',
  share: '/assets/share.png',
  fonts: '/assets/fonts.js',
  framed: '/assets/framed.js',
  scripts: {},
};

/** A second company's shop: one text in one language, one link and one slot of its own. */
const nordwerk: Brand = {
  ...crema,
  name: 'Nordwerk',
  texts: { 'de-DE': { 'page.checkoutRegistrationPage.intro': 'Noch drei Angaben bis zur Werkbank.' } },
  links: (site) => ({ ...crema.links(site), login: 'https://nordwerk.example/anmelden' }),
  slots: { after: { account: <p>Nordwerk gibt nichts weiter.</p> } },
};

async function page(brand: Brand, site: SiteKey): Promise<string> {
  const render = createAppRender(build, servedApp(brand, appRouting, { Mark, panels }));
  const { status, html = '' } = await render('/checkout-registration', { site, pageList: false });
  expect(status).toBe(200);
  return html;
}

const intro = 'Nur ein paar Angaben, dann geht es weiter zur Kasse.';

describe('a second brand', () => {
  test.each([
    ['a text', 'Noch drei Angaben bis zur Werkbank.', intro],
    ['a link', 'href="https://nordwerk.example/anmelden"', 'href="/login"'],
  ])('says %s in its own way', async (_, own, theirs) => {
    const [second, first] = await Promise.all([page(nordwerk, 'DE'), page(crema, 'DE')]);
    expect(second).toContain(own);
    expect(second).not.toContain(theirs);
    expect(first).toContain(theirs);
    expect(first).not.toContain(own);
  });

  test('puts something between the sections of a form', async () => {
    const html = await page(nordwerk, 'DE');
    const places = ['Ihre Zugangsdaten', 'Nordwerk gibt nichts weiter.', 'Ihre Einwilligungen'].map((text) =>
      html.indexOf(text),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(await page(crema, 'DE')).not.toContain('Nordwerk');
  });

  test('is listed under its own name and address', async () => {
    const brand = { ...nordwerk, origin: () => 'https://nordwerk.example' };
    const render = createAppRender(build, servedApp(brand, appRouting, { Mark, panels }));
    const { html = '' } = await render('/signup', { site: 'DE', pageList: false });
    expect(html).toContain('<title>Konto anlegen – Nordwerk</title>');
    expect(html).toContain('<link rel="canonical" href="https://nordwerk.example/standalone-registration">');
    expect(html).toContain('<meta property="og:site_name" content="Nordwerk">');
    expect(html).toContain('content="https://nordwerk.example/assets/share.png"');
    expect(html).not.toMatch(/(?:canonical|alternate|og:)[^>]*crema/i);
  });

  test('keeps the other texts, and what it did not reword in other languages', async () => {
    const html = await page(nordwerk, 'DE');
    expect(html).toContain('Persönliche Daten');
    expect(html).toContain('Sie haben schon ein Konto?');
    const austria = await page(nordwerk, 'AT');
    expect(austria).not.toContain('Werkbank');
    expect(austria).toContain('https://nordwerk.example/anmelden');
  });
});
