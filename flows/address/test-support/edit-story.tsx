import type { CustomerInfo } from '@crema/flow-domain';
import type { ComponentType } from 'react';
import type { MakeEnvironment } from '../../form/test-support/environment.ts';
import type { AddressEditProps } from '../src/edit/use-edit-form.tsx';
import type { AddressDouble } from './address-services.ts';
import { erikaOfCologne } from './customers.ts';
import { addressEnvironment } from './environment.ts';
import { inAddressFlow } from './story-flow.tsx';

/** The customer of a story, and the double of the services. */
export type EditArgs = { customer: CustomerInfo; services: AddressDouble };

const args: EditArgs = { customer: erikaOfCologne, services: {} };

/** Stories of a component that edits an address over the page; it is open, and stays open. */
export const editStories = (
  Edit: ComponentType<AddressEditProps>,
  makeEnvironment: MakeEnvironment = addressEnvironment,
) => ({
  args,
  parameters: {
    a11y: {
      // The page behind is hidden from assistive technology while focus is held inside; axe cannot see that it is held.
      config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] },
    },
  },
  render: ({ customer, services }: EditArgs, context: Parameters<typeof inAddressFlow>[1]) =>
    inAddressFlow(
      services,
      context,
      () => <Edit action="#" customer={customer} open onOpenChange={() => {}} />,
      makeEnvironment,
    ),
});
