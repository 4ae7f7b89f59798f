import { expect, onTestFinished, test, vi } from 'vitest';
import { startAsking } from './asking.ts';

/** Shows a page behind a dialog. */
function openPage(hides: string) {
  const page = document.createElement('div');
  const main = document.createElement('main');
  main.id = 'main';
  page.append(main);
  document.body.append(page);
  page.setAttribute(hides, 'true');
  onTestFinished(() => page.remove());
  return { close: () => page.removeAttribute(hides), change: () => main.append('more') };
}

function ask() {
  const show = vi.fn<(calls: number) => void>();
  onTestFinished(startAsking(async () => ({ show, close: () => {} })));
  return show;
}

const soon = () => new Promise((done) => setTimeout(done, 50));

test.each(['aria-hidden', 'inert'])('waits while a dialog hides the page by %s', async (hides) => {
  const { close, change } = openPage(hides);
  const show = ask();
  change();
  await soon();
  expect(show).not.toHaveBeenCalled();
  close();
  await expect.poll(() => show.mock.calls).toEqual([[0]]);
});

test('does not wait for a dialog that hides nothing, such as one of a browser’s extension', async () => {
  openPage('data-other');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  const show = ask();
  await expect.poll(() => show.mock.calls).toEqual([[0]]);
});

test('does not come if the visitor chose in another tab while a dialog was open', async () => {
  const { close } = openPage('aria-hidden');
  const show = ask();
  onTestFinished(() => void (document.cookie = 'OptanonConsent=; Path=/; Max-Age=0'));
  document.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A0%2CC0004%3A0; Path=/';
  dispatchEvent(new Event('focus'));
  close();
  await soon();
  expect(show).not.toHaveBeenCalled();
});
