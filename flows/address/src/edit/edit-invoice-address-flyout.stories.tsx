import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { addresses, erika, withAddress } from '../../test-support/customers.ts';
import { type EditArgs, editStories } from '../../test-support/edit-story.tsx';
import { EditInvoiceAddressFlyout } from './edit-invoice-address-flyout.tsx';

const meta: Meta<EditArgs> = {
  title: 'Flows/Invoice address flyout',
  ...editStories(EditInvoiceAddressFlyout),
};

export default meta;

type Story = StoryObj<EditArgs>;

const save = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
  return dialog;
};

/** The known address, to be changed; head and button stay in sight while the form scrolls. */
export const Open: Story = {};

/** In Turkey, with province, district and the company's invoice. */
export const Turkey: Story = {
  args: {
    customer: withAddress({
      ...addresses.TR,
      companyName: 'Kahve Ticaret A.Ş.',
      companyTaxBranch: 'Kadıköy',
      companyTaxNumber: '1234567890',
    }),
  },
  globals: { locale: 'tr-TR' },
};

/** A summary on top links to each wrong field. */
export const Wrong: Story = {
  args: { customer: erika },
  play: async () => {
    const dialog = await save();
    await expect(await dialog.findByText('Bitte prüfen Sie diese Angaben')).toBeVisible();
  },
};

/** The save failed: the flyout stays open, with everything that was typed. */
export const NotSaved: Story = {
  // Its message has the focus while the sheet still comes in: four pixels differ from one picture to the next.
  tags: ['no-picture'],
  args: { services: { saved: { kind: 'failed', problem: 'technicalError' } } },
  play: async () => {
    const dialog = await save();
    await expect(await dialog.findByText(/konnte leider nicht gespeichert werden/)).toBeVisible();
  },
};

/** While the address is being saved the button keeps the focus and says so. */
export const Saving: Story = {
  args: { services: { saved: 'waiting' } },
  play: async () => {
    const dialog = await save();
    await expect(dialog.getByRole('button', { name: /Speichern|gespeichert/ })).toHaveFocus();
  },
};
