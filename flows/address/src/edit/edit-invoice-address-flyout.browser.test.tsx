import type { CustomerInfo } from '@crema/flow-domain';
import { createRef, type Ref, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { control, enter } from '../../test-support/controls.ts';
import { erika, erikaOfCologne } from '../../test-support/customers.ts';
import { cardAddressEnvironment } from '../../test-support/environment.ts';
import { type AddressSetting, watchedServices } from '../../test-support/open-address.tsx';
import type { SavedAddress } from '../form/use-save-address.ts';
import { AddressEditDialog } from './address-edit-dialog.tsx';
import { EditInvoiceAddressFlyout } from './edit-invoice-address-flyout.tsx';

type Editor = typeof EditInvoiceAddressFlyout;

/** Opens the flyout, or the dialog. */
async function open(Edit: Editor, { customer = erikaOfCologne, ...doubles }: AddressSetting = {}) {
  const addresses = watchedServices(doubles);
  const onSaved = vi.fn<(saved: SavedAddress) => void>();
  const opener = createRef<(open: boolean) => void>();
  await openFlow(
    <Opened Edit={Edit} opener={opener} customer={customer} onSaved={onSaved} />,
    cardAddressEnvironment,
    { addresses },
  );
  await expect.element(dialog()).toBeVisible();
  const reopen = async () => {
    opener.current?.(true);
    await expect.element(dialog()).toBeVisible();
  };
  return { onSaved, reopen, ...addresses };
}

function Opened({
  Edit,
  opener,
  ...form
}: {
  Edit: Editor;
  opener: Ref<(open: boolean) => void>;
  customer: CustomerInfo;
  onSaved: (saved: SavedAddress) => void;
}) {
  const [isOpen, setOpen] = useState(true);
  useImperativeHandle(opener, () => setOpen);
  return <Edit {...form} action="#" open={isOpen} onOpenChange={setOpen} />;
}

const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog', { name: 'Ohne Speichern schließen?' });

/** Presses the shade beside the dialog. */
async function pressBeside(): Promise<void> {
  // On a narrow page the flyout fills the window.
  await page.viewport(1280, 800);
  const shade = document.querySelector('.ds-dialog-shade') ?? document.body;
  await userEvent.click(shade, { position: { x: 4, y: 4 } });
}
const save = () => page.getByRole('button', { name: /Speichern|gespeichert/ });
const failed = { kind: 'failed', problem: 'technicalError' } as const;

describe.each([
  ['flyout', EditInvoiceAddressFlyout],
  ['dialog', AddressEditDialog],
])('saving in the %s (Registration §4, flyout save)', (_, Edit) => {
  test('closes it with what was saved', async () => {
    const { onSaved, save: call } = await open(Edit);
    await enter({ streetAddress: 'Domkloster 5' });
    await userEvent.click(save());
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onSaved.mock.calls).toEqual([
      [{ uuid: 'a1', address: expect.objectContaining({ streetAddress: 'Domkloster 5' }) }],
    ]);
    expect(call.mock.lastCall?.[0].uuid).toBe('a1');
  });

  test('marks the button while it is under way, which keeps the focus and saves but once', async () => {
    const { save: call } = await open(Edit, { services: { saved: 'waiting' } });
    await userEvent.click(save());
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(save()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(call).toHaveBeenCalledOnce();
  });

  test('that fails shows the error and stays open; the button can be pressed again', async () => {
    const { onSaved } = await open(Edit, { services: { saved: failed } });
    await enter({ streetAddress: 'Domkloster 5' });
    await userEvent.click(save());
    await expect.element(page.getByText('Die Adresse konnte leider nicht gespeichert werden.')).toBeVisible();
    await expect.element(save()).not.toHaveAttribute('aria-disabled');
    expect(control('streetAddress').value).toBe('Domkloster 5');
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('what is wrong is summed up after a failed submit, each with a link to its field', async () => {
    await open(Edit, { customer: erika });
    await userEvent.click(save());
    const summary = page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' });
    await expect.element(summary).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(control('postalCode'));
    const links = dialog().getByRole('link', { name: /Straße|Adresse|PLZ/ });
    await userEvent.click(links.first());
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    await enter({ postalCode: '50667', postalTown: 'Köln', streetAddress: 'Domkloster 4' });
    await expect.element(summary).not.toBeInTheDocument();
  });

  test('is not needed: it can be left without saving', async () => {
    const { save: call } = await open(Edit);
    await userEvent.click(control('streetAddress'));
    await userEvent.click(page.getByRole('button', { name: 'Abbrechen' }));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
  });

  describe.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', pressBeside],
    ['the closing button', () => userEvent.click(page.getByRole('button', { name: 'Schließen' }))],
    ['the cancelling button', () => userEvent.click(page.getByRole('button', { name: 'Abbrechen' }))],
  ])('and %s, when the form was changed', (_way, leave) => {
    test('ask first: the shopper goes on with all that was typed', async () => {
      await open(Edit);
      await enter({ streetAddress: 'Domkloster 5' });
      await leave();
      // With the focus in it, it also hears the keys.
      await expect.poll(() => question().element().contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(dialog()).toBeVisible();
      expect(control('streetAddress').value).toBe('Domkloster 5');
    });
  });

  test('has the changes again when it is opened the next time, also if they were not to be saved', async () => {
    const { reopen } = await open(Edit);
    await enter({ streetAddress: 'Domkloster 5' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(question().getByRole('button', { name: 'Schließen' }));
    await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    await reopen();
    await expect.poll(() => control('streetAddress').value).toBe('Domkloster 5');
    await expect.element(page.getByText('Ihre Angaben sind noch da.').first()).toBeVisible();
  });
});

test('in a shadow root the flyout asks as well before a changed form is closed', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const root = host.attachShadow({ mode: 'open' });
  await openFlow(
    createPortal(
      <Opened
        Edit={EditInvoiceAddressFlyout}
        opener={createRef()}
        customer={erikaOfCologne}
        onSaved={() => {}}
      />,
      root,
    ),
    cardAddressEnvironment,
    { addresses: watchedServices({}) },
  );
  const street = await vi.waitUntil(() =>
    root.querySelector<HTMLInputElement>('[name="address.streetAddress"]'),
  );
  street.focus();
  street.value = 'Domkloster 5';
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.querySelector('[role=alertdialog]')?.contains(root.activeElement)).toBe(true);
});

test('the flyout names the customer, and says from when the change holds', async () => {
  await open(EditInvoiceAddressFlyout);
  await expect.element(dialog()).toHaveAccessibleName('Rechnungsadresse bearbeiten');
  await expect.element(page.getByText('Erika Mustermann')).toBeVisible();
  await expect
    .element(page.getByText('Die Änderung gilt für Ihre nächsten Bestellungen.'))
    .toBeInTheDocument();
});
