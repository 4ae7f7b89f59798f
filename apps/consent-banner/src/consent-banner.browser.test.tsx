import { DesignSystemProvider, Link } from '@crema/design-system';
import { createTexts, designSystemStrings } from '@crema/flow-form';
import axe from 'axe-core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import messages from 'virtual:crema-messages/de-DE/cookies';
import french from 'virtual:crema-messages/fr-CH/cookies';
import hungarian from 'virtual:crema-messages/hu-HU/cookies';
import turkish from 'virtual:crema-messages/tr-TR/cookies';
import '../../registration/src/styles.css';
import { keptChoice } from './choice.ts';
import { ConsentBanner } from './consent-banner.tsx';

const german = createTexts('de-DE', messages);
const languages = [
  german,
  createTexts('fr-CH', french),
  createTexts('hu-HU', hungarian),
  createTexts('tr-TR', turkish),
];

/** Shows a page that is longer than the window, with the banner over it. Records the consent tool's events. */
async function open({ calls = 0, width = 1280, height = 800, texts = german } = {}) {
  await page.viewport(width, height);
  const told: unknown[] = [];
  const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
  addEventListener('OneTrustGroupsUpdated', hear);
  const onClose = vi.fn<() => void>();
  const pageAfter = (allCalls: number) => (
    <DesignSystemProvider strings={designSystemStrings(texts)}>
      <ConsentBanner texts={texts} privacy="#privacy" calls={allCalls} onClose={onClose} />
      <main id="main" tabIndex={-1}>
        <h1>Konto anlegen</h1>
        {Array.from({ length: 40 }, (_, row) => (
          <p key={row}>
            <label>
              Feld {row} <input name={`field${row}`} />
            </label>
          </p>
        ))}
        <Link href="#cookies">Cookie-Einstellungen</Link>
      </main>
    </DesignSystemProvider>
  );
  const screen = await render(pageAfter(calls));
  const call = () => screen.rerender(pageAfter((calls += 1)));
  return {
    screen,
    told,
    onClose,
    call,
    banner: screen.getByRole('region', { name: 'Ihre Cookie-Auswahl' }),
  };
}

afterEach(() => {
  document.cookie = 'OptanonConsent=; Path=/; Max-Age=0';
  delete window.OnetrustActiveGroups;
  history.replaceState(null, '', location.pathname + location.search);
});

test.each([
  ['Alle ablehnen', ['C0001'], []],
  ['Alle annehmen', ['C0001', 'C0003', 'C0004'], ['statistics', 'marketing']],
])('%s keeps that, tells it once, and closes', async (name, active, kept) => {
  const { screen, told, onClose } = await open();
  expect(keptChoice()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(told).toEqual([active]);
  expect(keptChoice()).toEqual(kept);
  expect(window.OnetrustActiveGroups).toBe(`,${active.join(',')},`);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['no groups', 'isGpcEnabled=0&landingPath=%2F', undefined],
  ['a tool’s defaults', 'groups=C0001%3A1%2CC0003%3A0%2CC0004%3A0&interactionCount=0', undefined],
  ['nothing', '', undefined],
  ['a refusal', 'groups=C0001%3A1%2CC0003%3A0', []],
  ['a choice that is encoded as a whole', 'a%3D1%26groups%3DC0003%3A1', ['statistics']],
])('what was chosen is read of a cookie with %s', (_title, cookie, choice) => {
  document.cookie = `OptanonConsent=${cookie}; Path=/`;
  expect(keptChoice()).toEqual(choice);
});

test('one by one nothing is ticked beforehand, and what is ticked is kept', async () => {
  const { screen, told } = await open();
  await userEvent.click(screen.getByText('Einzeln auswählen'));
  await expect.element(screen.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Werbung' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Statistik' }));
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(told).toEqual([['C0001', 'C0003']]);
  expect(keptChoice()).toEqual(['statistics']);
});

/** How a button looks, and its place. */
function lookOf(button: Element) {
  const { backgroundColor, borderColor, borderWidth, color, fontSize, fontWeight } = getComputedStyle(button);
  const { left, ...place } = button.getBoundingClientRect().toJSON();
  return {
    left: Number(left),
    bottom: Number(place.bottom),
    look: { backgroundColor, borderColor, borderWidth, color, fontSize, fontWeight },
    size: { width: Number(place.width), height: Number(place.height), top: Number(place.top) },
  };
}

/** The two answers, after all the words and the purposes behind the disclosure have been seen. */
async function answersOf(screen: Awaited<ReturnType<typeof open>>['screen'], { t }: typeof german) {
  const at = (name: string) => lookOf(screen.getByRole('button', { name, exact: true }).element());
  await expect.element(screen.getByRole('region', { name: t('cookies.title') })).toBeVisible();
  return [at(t('cookies.refuseAll')), at(t('cookies.acceptAll'))] as const;
}

describe.each([
  [320, 256],
  [320, 568],
  [375, 667],
  [667, 375],
  [1280, 900],
])('in a window of %i by %i', (width, height) => {
  test.each(languages)('to refuse looks like to agree, is as large, and both are in view', async (texts) => {
    const { screen } = await open({ width, height, texts });
    const look = async () => {
      const [refuse, agree] = await answersOf(screen, texts);
      expect(refuse.look).toEqual(agree.look);
      expect(refuse.size).toEqual(agree.size);
      expect(refuse.size.height).toBeGreaterThanOrEqual(44);
      expect(refuse.bottom).toBeLessThanOrEqual(height);
      expect(refuse.left).toBeGreaterThanOrEqual(0);
      expect(agree.left).toBeGreaterThanOrEqual(refuse.left + refuse.size.width);
      expect(agree.left + agree.size.width).toBeLessThanOrEqual(width);
    };
    await look();
    await userEvent.click(screen.getByText(texts.t('cookies.choose')));
    screen
      .getByRole('button', { name: texts.t('cookies.save') })
      .element()
      .scrollIntoView();
    await look();
  });
});

test('letters of twice the size put the answers one under the other, both in view', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const { screen } = await open({ width: 320, height: 568 });
  const [refuse, agree] = await answersOf(screen, german);
  expect(agree.size.top).toBeGreaterThanOrEqual(refuse.bottom);
  expect(agree.bottom).toBeLessThanOrEqual(568);
  expect(agree.left).toBe(refuse.left);
  expect(agree.size.width).toBe(refuse.size.width);
});

test('is not on paper, and leaves no room there', async () => {
  const { banner } = await open();
  await expect.poll(() => getComputedStyle(document.body).paddingBlockEnd).not.toBe('0px');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  await expect.element(banner).not.toBeInTheDocument();
  expect(getComputedStyle(document.body).paddingBlockEnd).toBe('0px');
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.element(banner).toBeVisible();
  expect(parseFloat(getComputedStyle(document.body).paddingBlockEnd)).toBeGreaterThan(0);
});

test('takes no focus by itself', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
});

test('asked for, takes the focus, shows what was chosen, and gives the focus back', async () => {
  document.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A0%2CC0004%3A1; Path=/';
  location.hash = '#cookies';
  const { screen } = await open({ calls: 1 });
  await expect.element(screen.getByRole('heading', { name: 'Ihre Cookie-Auswahl' })).toHaveFocus();
  await expect.element(screen.getByRole('checkbox', { name: 'Werbung' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Alle ablehnen' }));
  await expect.element(screen.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveFocus();
  expect(location.hash).toBe('');
});

test('takes the focus each time it is asked for, also while it is open', async () => {
  const { screen, call } = await open();
  for (const _ of [1, 2]) {
    screen.getByRole('link', { name: 'Cookie-Einstellungen' }).element().focus();
    await call();
    await expect.element(screen.getByRole('heading', { name: 'Ihre Cookie-Auswahl' })).toHaveFocus();
  }
});

test.each([
  [1280, 800],
  [667, 375],
  [320, 256],
])('what has the focus is never behind it, in a window of %i by %i', async (width, height) => {
  const { screen, banner } = await open({ width, height });
  const covered = (element: Element) =>
    element.getBoundingClientRect().bottom > banner.element().getBoundingClientRect().top;
  for (const row of [3, 9, 39]) {
    const field = screen.getByLabelText(`Feld ${row}`, { exact: true });
    field.element().focus();
    await expect.poll(() => covered(field.element())).toBe(false);
  }
  screen.getByRole('link', { name: 'Cookie-Einstellungen' }).element().focus();
  await expect
    .poll(() => covered(screen.getByRole('link', { name: 'Cookie-Einstellungen' }).element()))
    .toBe(false);
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(height / 2 + 1);
});

test('has no accessibility violation', async () => {
  const { banner } = await open();
  await userEvent.click(page.getByText('Einzeln auswählen'));
  const { violations, incomplete } = await axe.run(banner.element());
  expect([...violations, ...incomplete].map(({ id }) => id)).toEqual([]);
});
