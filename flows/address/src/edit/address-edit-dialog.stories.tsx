import type { CustomerInfo } from '@crema/flow-domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AddressDouble } from '../../test-support/address-services.ts';
import { addresses, erikaOfCologne, withAddress } from '../../test-support/customers.ts';
import { inAddressFlow } from '../../test-support/story-flow.tsx';
import { AddressEditDialog } from './address-edit-dialog.tsx';

type Args = { customer: CustomerInfo; services: AddressDouble };

const meta: Meta<Args> = {
  title: 'Flows/Card address dialog',
  args: { customer: erikaOfCologne, services: {} },
  parameters: {
    a11y: {
      // The page behind is hidden from assistive technology while focus is held inside; axe cannot see that it is held.
      config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] },
    },
  },
  render: ({ customer, services }, context) =>
    inAddressFlow(services, context, () => (
      <AddressEditDialog action="#" customer={customer} open onOpenChange={() => {}} />
    )),
};

export default meta;

type Story = StoryObj<Args>;

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
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText(/konnte leider nicht gespeichert werden/)).toBeVisible();
  },
};
