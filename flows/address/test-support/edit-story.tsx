import type { CustomerInfo } from '@crema/flow-domain';
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import type { AddressEditProps } from '../src/edit/use-edit-form.tsx';
import type { AddressDouble } from './address-services.ts';
import { erikaOfCologne } from './customers.ts';
import { inAddressFlow } from './story-flow.tsx';

/** Who edits an address in a story, and the double of the services. */
export type EditArgs = { customer: CustomerInfo; services: AddressDouble };

/** Stories of a component that edits an address over the page; it is open, and stays open. */
export const editStories = (Edit: ComponentType<AddressEditProps>) =>
  ({
    args: { customer: erikaOfCologne, services: {} },
    parameters: {
      a11y: {
        // The page behind is hidden from assistive technology while focus is held inside; axe cannot see that it is held.
        config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] },
      },
    },
    render: ({ customer, services }, context) =>
      inAddressFlow(services, context, () => (
        <Edit action="#" customer={customer} open onOpenChange={() => {}} />
      )),
  }) satisfies Meta<EditArgs>;

/** Presses the save button, and gives back the queries of the open dialog. */
export async function save() {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
  return dialog;
}
