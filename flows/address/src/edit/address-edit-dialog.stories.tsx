import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { addresses, withAddress } from '../../test-support/customers.ts';
import { type EditArgs, editStories } from '../../test-support/edit-story.tsx';
import { cardAddressEnvironment } from '../../test-support/environment.ts';
import { AddressEditDialog } from './address-edit-dialog.tsx';

const meta: Meta<EditArgs> = {
  title: 'Flows/Card address dialog',
  ...editStories(AddressEditDialog, cardAddressEnvironment),
};

export default meta;

type Story = StoryObj<EditArgs>;

const save = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
  return dialog;
};

/** The address that the card is sent to, over the card's own form. */
export const Open: Story = {};

/** With staircase, floor and door. */
export const Austria: Story = {
  args: { customer: withAddress(addresses.AT) },
  globals: { locale: 'de-AT' },
};

/** The save failed; the dialog stays open. */
export const NotSaved: Story = {
  args: { services: { saved: { kind: 'failed', problem: 'technicalError' } } },
  play: async () => {
    const dialog = await save();
    await expect(await dialog.findByText(/konnte leider nicht gespeichert werden/)).toBeVisible();
  },
};
