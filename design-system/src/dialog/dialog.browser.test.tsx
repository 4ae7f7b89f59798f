import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Button, Flyout, TextField } from '../index.ts';
import { Dialog } from './dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adresse ändern</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rechnungsadresse"
        description="Ihre Karte kommt dorthin."
      >
        <TextField name="street" label="Straße" autoComplete="address-line1" />
      </Dialog>
    </>
  );
}

test('it opens with its title, keeps the focus inside and gives it back', async () => {
  const screen = await show(<Example />);
  const opener = screen.getByRole('button', { name: 'Adresse ändern' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Rechnungsadresse' });
  await expect.element(dialog).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleDescription('Ihre Karte kommt dorthin.');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Straße' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('it closes by its button and by a press beside it', async () => {
  const screen = await show(<Example />);
  const opener = screen.getByRole('button', { name: 'Adresse ändern' });
  await opener.click();
  await screen.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await userEvent.click(document.querySelector('.ds-dialog-shade') ?? document.body, {
    position: { x: 4, y: 4 },
  });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('its ref is the dialog', async () => {
  const ref = createRef<HTMLDivElement>();
  const screen = await show(
    <Dialog ref={ref} open onOpenChange={() => {}} title="Rechnungsadresse">
      Text
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(ref.current).toBe(screen.getByRole('dialog').element());
});

test('one without a title does not compile', () => {
  const rest = { open: true, onOpenChange: () => {}, children: 'Text' };
  // @ts-expect-error A screen reader announces nothing for a dialog without a name.
  expect(<Dialog {...rest} />).toBeDefined();
  // @ts-expect-error An empty name is not a name.
  expect(<Dialog {...rest} title={undefined} />).toBeDefined();
  // @ts-expect-error The same applies to the sheet.
  expect(<Flyout title={null}>Text</Flyout>).toBeDefined();
});

test('the page behind stands still without a style element that a strict policy would refuse', async () => {
  const screen = await show(<Example />);
  const styles = document.querySelectorAll('style').length;
  await screen.getByRole('button', { name: 'Adresse ändern' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement.style.overflow).toBe('');
});

test.each(['center', 'flyout'])(
  'Tab from the last control to the first shows it in a low window: %s',
  async (placement) => {
    await page.viewport(320, 256);
    const Window = placement === 'flyout' ? Flyout : Dialog;
    const screen = await show(
      <Window open onOpenChange={() => {}} title="Brief">
        <p style={{ height: '40rem' }}>Viel Text</p>
        <TextField name="sender" label="Absender" autoComplete="name" />
      </Window>,
    );
    screen.getByRole('textbox', { name: 'Absender' }).element().focus();
    await userEvent.tab();
    const close = screen.getByRole('button', { name: 'Schließen' });
    await expect.element(close).toHaveFocus();
    await expect.element(close).toBeInViewport();
  },
);
