import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { PopupLayout } from './popup-layout.tsx';

test('the first Tab is the way out, and Enter takes it', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await show(<PopupLayout onClose={onClose}>Seite</PopupLayout>);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('where there is nothing to close, no button says so', async () => {
  const screen = await show(<PopupLayout>Seite</PopupLayout>);
  await expect.element(screen.getByRole('main')).toHaveTextContent('Seite');
  expect(screen.getByRole('button').query()).toBeNull();
});

test('its page can be given the focus when it changes', async () => {
  const screen = await show(<PopupLayout>Seite</PopupLayout>);
  const main = screen.getByRole('main').element();
  if (main instanceof HTMLElement) main.focus();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect.element(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});
