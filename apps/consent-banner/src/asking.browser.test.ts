import { expect, onTestFinished, test, vi } from 'vitest';
import { startAsking } from './asking.ts';

test.each(['dialog', 'alertdialog'])('waits until an open %s is closed', async (role) => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', role);
  document.body.append(dialog);
  const show = vi.fn<(calls: number) => void>();
  onTestFinished(startAsking(async () => ({ show, close: () => {} })));
  // Something else changes on the page.
  document.body.append(document.createElement('p'));
  await new Promise((done) => setTimeout(done, 50));
  expect(show).not.toHaveBeenCalled();
  dialog.remove();
  await expect.poll(() => show.mock.calls).toEqual([[0]]);
});

test('does not come back if the visitor chose in another tab while a dialog was open', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const show = vi.fn<(calls: number) => void>();
  onTestFinished(startAsking(async () => ({ show, close: () => {} })));
  onTestFinished(() => void (document.cookie = 'OptanonConsent=; Path=/; Max-Age=0'));
  document.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A0%2CC0004%3A0; Path=/';
  dispatchEvent(new Event('focus'));
  dialog.remove();
  await new Promise((done) => setTimeout(done, 50));
  expect(show).not.toHaveBeenCalled();
});
