import type { CustomerInfo as Customer } from '@crema/flow-domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addresses, erika, erikaOfCologne, withAddress } from '../../test-support/customers.ts';
import { inAddressFlow } from '../../test-support/story-flow.tsx';
import { CustomerInfo } from './customer-info.tsx';

type Args = { customer: Customer; showEmail?: boolean; showAddress?: boolean };

const meta: Meta<Args> = {
  title: 'Flows/Customer info',
  args: { customer: erikaOfCologne },
  render: (args, context) =>
    inAddressFlow({}, context, () => (
      <div className="mx-auto max-w-form p-6">
        <CustomerInfo {...args} />
      </div>
    )),
};

export default meta;

type Story = StoryObj<Args>;

/** Salutation, name, e-mail address, and the invoice address as its country writes it. */
export const WithAddress: Story = {};

/** No invoice address yet. */
export const WithoutAddress: Story = { args: { customer: erika } };

/** The name alone, where the rest is shown elsewhere. */
export const NameOnly: Story = { args: { showEmail: false, showAddress: false } };

/** A company, with its contact person. */
export const Company: Story = {
  args: {
    customer: {
      ...withAddress({
        ...addresses.DE,
        salutation: 'COMPANY',
        companyName: 'Kaffeerösterei Nord & Söhne GmbH',
      }),
      salutation: 'COMPANY',
    },
  },
};

/** Staircase, floor and door behind the house number. */
export const Austria: Story = { args: { customer: withAddress(addresses.AT) }, globals: { locale: 'de-AT' } };

/** The town before its code. */
export const GreatBritain: Story = { args: { customer: withAddress(addresses.GB) } };

/** District and province, and the mobile number behind its country's. */
export const Turkey: Story = {
  args: { customer: withAddress(addresses.TR) },
  globals: { locale: 'tr-TR' },
};

/** The last name first. */
export const Hungary: Story = {
  args: { customer: withAddress(addresses.HU) },
  globals: { locale: 'hu-HU' },
};
