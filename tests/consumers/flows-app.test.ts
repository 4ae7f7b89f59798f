import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { fencesOf } from '../../design-system/build/docs/parse-page.mjs';
import { packages } from '../../scripts/package/packages.mjs';
import { root } from '../../scripts/shared/places.mjs';
import { findings } from '../e2e/support/axe.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { loadedModules } from './loaded-modules.ts';
import { weights } from './tarballs.ts';
import { viteSite } from './vite-site.ts';

const taken = 'Zu dieser E-\u2060Mail-Adresse gibt es bereits ein Konto.';

describe('an app of another team, with nothing but the tarballs', () => {
  const site = viteSite(useBrowser(), 'flows-app', {
    groups: ['design-system', 'flows'],
    copies: { 'flows/registration/test-support/headless': 'src/headless' },
  });
  const modules = (page: Page) => loadedModules(page, site.dist());

  /**
   * Replaces the app's own service. It accepts the first e-mail address and says that the second one is
   * taken.
   */
  async function serveAccounts(page: Page) {
    const requests: unknown[] = [];
    await page.route('**/accounts', async (route) => {
      const request = route.request().postDataJSON();
      requests.push(request);
      const isTaken = request.email === 'taken@example.com';
      await route.fulfill(isTaken ? { status: 409 } : { status: 201, json: { id: 'L-42' } });
    });
    return requests;
  }

  const line = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

  async function fillIn(page: Page) {
    await page.getByRole('combobox', { name: /^Anrede/ }).selectOption('MRS');
    await line(page, /^Vorname/).fill('Erika');
    await line(page, /^Nachname/).fill('Muster');
    await line(page, /^Tag/).fill('3');
    await line(page, /^Monat/).fill('2');
    await line(page, /^Jahr/).fill('1985');
    await line(page, /^E-Mail/).fill('taken@example.com');
    await page.locator('[name=password]').fill('Kaffee123');
  }

  test('compiles', async () => {
    await site.compiles();
  });

  test('the guide contains only code of the app', () => {
    const guide = readFileSync(join(root, 'flows/form/docs/a-flow-on-your-page.md'), 'utf8');
    const shown = fencesOf(guide).filter(({ language }) => language.startsWith('ts'));
    const src = join(site.folder(), 'src');
    const texts = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) =>
      readFileSync(join(src, file), 'utf8'),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter(({ code }) => !texts.some((text) => text.includes(code)))).toEqual([]);
  });

  test('every entry loads in plain Node', async () => {
    const script = `
      for (const name of ${JSON.stringify(packages.flows.map((home) => home.replace('flows/', 'flow-')))}) {
        const { default: { exports } } = await import('@crema/' + name + '/package.json', { with: { type: 'json' } });
        const entries = Object.keys(exports).filter((entry) => !/\\.(css|json)$|\\*$/.test(entry));
        for (const entry of entries) await import('@crema/' + name + entry.slice(1));
        console.log(name + ' ' + entries.length);
      }`;
    const { code, output } = await site.run('--input-type=module', '-e', script);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output.trim().split('\n')).toHaveLength(packages.flows.length);
  });

  test('each entry is within its budget', async () => {
    const { code, output } = await weights('flows');
    const over = output.split('\n').filter((text) => text.includes('←'));
    expect({ code, over }).toEqual({ code: 0, over: [] });
  });

  test.each([
    { door: 'with the design system’s look', path: '/mounted.html', look: true },
    { door: 'in plain HTML', path: '/headless.html', look: false },
  ])('the standalone registration $door is filled in and reaches the app’s service', async (each) => {
    const { page, complaints } = await site.open(each.path);
    const requests = await serveAccounts(page);
    const send = page.getByRole('button', { name: 'Konto anlegen' });

    await send.click();
    const firstName = line(page, /^Vorname/);
    await expect.poll(() => firstName.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('combobox', { name: /^Anrede/ }).evaluate(isFocused)).toBe(true);
    expect(await description(page, 'personalData.firstName')).toContain('Bitte geben Sie Ihren Vornamen an.');
    expect(await findings(page)).toEqual([]);

    await fillIn(page);
    await send.click();
    await expect.poll(() => description(page, 'email')).toContain(taken);
    await line(page, /^E-Mail/).fill('erika@example.com');
    await send.click();
    await expect.poll(() => page.getByRole('status').allTextContents()).toEqual(['Willkommen, L-42']);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({
      site: 'DE',
      email: 'erika@example.com',
      personalData: { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster' },
    });

    const loaded = await modules(page);
    const of = (piece: string) => loaded.filter((path) => path.includes(piece));
    expect(of('/flow-domain/dist/messages/')).toEqual([
      '@crema/flow-domain/dist/messages/de-DE/standalone.js',
    ]);
    // A site and the values that most sites share.
    expect(of('/flow-domain/dist/sites/')).toEqual([
      '@crema/flow-domain/dist/sites/de.js',
      '@crema/flow-domain/dist/sites/site.js',
    ]);
    expect(of('@crema/design-system/').length > 0).toBe(each.look);
    // A class of the design system's style sheet, and one of the flows'.
    const css = await stylesOf(page);
    expect([css.includes('.ds-check'), css.includes('-inset-10')]).toEqual([each.look, each.look]);
    expect(complaints).toEqual([expect.stringContaining('409')]);
  });
});

const isFocused = (element: Element) => document.activeElement === element;

/** Returns all style rules of a page. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText).join(''),
    ).join(''),
  );

/** Returns the description of an input, which a screen reader reads after its name. */
const description = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
