import { createRef, type Ref, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Button } from '../index.ts';
import { AlertDialog } from './alert-dialog.tsx';

function Example({ remove, dialog }: { remove?: () => void; dialog?: Ref<HTMLDivElement> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen</Button>
      <AlertDialog
        {...(dialog ? { ref: dialog } : {})}
        open={open}
        onOpenChange={setOpen}
        title="Adresse löschen?"
        description="Sie kann nicht wiederhergestellt werden."
        cancelLabel="Behalten"
        action={
          <Button
            onClick={() => {
              remove?.();
              setOpen(false);
            }}
          >
            Ja, löschen
          </Button>
        }
      />
    </>
  );
}

async function openIt(remove?: () => void) {
  const screen = await show(<Example {...(remove ? { remove } : {})} />);
  const opener = screen.getByRole('button', { name: 'Löschen' });
  await opener.click();
  const dialog = screen.getByRole('alertdialog', { name: 'Adresse löschen?' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

test('it is read with its text, and focus is on what changes nothing', async () => {
  const { screen, dialog } = await openIt();
  await expect.element(dialog).toHaveAccessibleDescription('Sie kann nicht wiederhergestellt werden.');
  await expect.element(screen.getByRole('button', { name: 'Behalten' })).toHaveFocus();
});

test('focus stays inside, and comes back when it closes', async () => {
  const { screen, opener, dialog } = await openIt();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Ja, löschen' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Behalten' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Escape answers no', async () => {
  const remove = vi.fn<() => void>();
  const { opener, dialog } = await openIt(remove);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(remove).not.toHaveBeenCalled();
});

test('a press beside it answers nothing', async () => {
  const { dialog } = await openIt();
  await userEvent.click(document.querySelector('.ds-dialog-shade') ?? document.body, {
    position: { x: 4, y: 4 },
  });
  await expect.element(dialog).toBeVisible();
});

test('the action is done, and closes it', async () => {
  const remove = vi.fn<() => void>();
  const { screen, dialog } = await openIt(remove);
  await screen.getByRole('button', { name: 'Ja, löschen' }).click();
  expect(remove).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('its ref is the dialog', async () => {
  const dialog = createRef<HTMLDivElement>();
  const screen = await show(<Example dialog={dialog} />);
  await screen.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(dialog.current).toBe(screen.getByRole('alertdialog').element());
});
